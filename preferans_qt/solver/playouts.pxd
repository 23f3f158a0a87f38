from preferans_qt.solver.search cimport Flag

cdef int TRICK
cdef int HIGHER_RANK

cdef class World:
    cdef unsigned int[3] hands
    cdef int[4] tricks
    cdef int leader
    cdef int played
    cdef int suit
    cdef int best
    cdef int winner
    cdef int turned
    cdef int next_turned
    cdef bint talon_wins

    cdef void copy(self, World other) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    cdef int mover(self) noexcept nogil
    cdef unsigned int distinct(self) noexcept nogil
    cdef void play(self, int card) noexcept nogil
    cdef int rule_card(self) noexcept nogil
    cdef void open_trick(self) noexcept nogil
    cdef unsigned int _ranks(self, int step, int suit) noexcept nogil
    cdef int _follow(self, unsigned int held) noexcept nogil
    cdef int _discard(self) noexcept nogil
    cdef int _lead(self) noexcept nogil

cdef class Playouts:
    cdef World root
    cdef World world
    cdef World trial
    cdef bint nested

    cdef int _split(self, int card) noexcept nogil
    cdef int _card(self) noexcept nogil
    cdef int _best_trial(self, unsigned int cards) noexcept nogil

cpdef unsigned int distinct_cards(unsigned int held, unsigned int alive) noexcept nogil
cdef unsigned int _safe(unsigned int held, unsigned int first, unsigned int second) noexcept nogil
cdef unsigned int _after_reply(unsigned int ranks, int rank) noexcept nogil
cdef int _danger(unsigned int held, unsigned int first, unsigned int second) noexcept nogil
