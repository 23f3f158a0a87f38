from preferans_qt.solver.state cimport State

cdef int weigh_cards(State state, unsigned int legal, int hand, int left, int suit, int best, int best_hand, unsigned int alive, int tricks, int start) noexcept nogil
cdef int take_best(State state, int start, int last) noexcept nogil
cdef int _weight_of_lead(State state, int card, int hand, int row, unsigned int alive) noexcept nogil
cdef int _weight_of_follower(State state, int card, int hand, int left, int suit, int best, int best_hand, int row, unsigned int alive) noexcept nogil
cdef int _lead_of_declarer(State state, int here, int there, bint trump, unsigned int over) noexcept nogil
cdef int _lead_of_defender(State state, int hand, int here, int there, bint trump, unsigned int whole, unsigned int over) noexcept nogil
cdef int _misere_lead_of_declarer(State state, int here, unsigned int under) noexcept nogil
cdef int _misere_lead_of_defender(State state, int hand, unsigned int whole, unsigned int under) noexcept nogil
cdef int _outcome(State state, int hand, int following, int suit, int best, int best_hand, bint beats) noexcept nogil
cdef int _misere_outcome(State state, int hand, int following, int suit, int best, int best_hand, bint beats) noexcept nogil
cdef int _weight(State state, int role, int outcome, int here, int hand, int rank) noexcept nogil
