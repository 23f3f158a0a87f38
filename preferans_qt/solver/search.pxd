from preferans_qt.solver.state cimport State
from preferans_qt.solver.table cimport Table

cdef class Flag:
    cdef int raised

cdef class Search(State):
    cdef bint exact
    cdef bint partition
    cdef bint bounded
    cdef bint sequences
    cdef int most_tricks
    cdef int talon_ends
    cdef int[2] talon
    cdef unsigned int talon_bars
    cdef bint talon_wins
    cdef Table table
    cdef int[11] targets
    cdef int[11] led
    cdef int[11] first
    cdef readonly long long nodes
    cdef long long most_nodes
    cdef bint stopped
    cdef Flag flag

cdef int lead(Search search, int leader, int target) noexcept nogil
cdef int _last(Search search, int leader) noexcept nogil
cdef int _talon(Search search, int first, int tricks, int target) noexcept nogil
cdef unsigned int _representatives(Search search, unsigned int own, unsigned int others) noexcept nogil
cdef unsigned int sequence(Search search, int card, unsigned int own, unsigned int others) noexcept nogil
cdef unsigned int legal_cards(Search search, int hand, int suit, int best) noexcept nogil
cdef int try_cards(Search search, int hand, int left, int best, int best_hand, unsigned int rivals, int tricks) noexcept nogil
cdef bint beats(Search search, int card, int best, int suit) noexcept nogil
cdef int play(Search search, int card, int hand, int left, int best, int best_hand, unsigned int rivals, int tricks) noexcept nogil
