cdef class State:
    cdef unsigned int[3] hands
    cdef int players
    cdef int game
    cdef bint trumps
    cdef bint misere
    cdef bint must_trump
    cdef bint must_overtake
    cdef short[1024] distribution
    cdef short[44] suits
    cdef int[4] taken
    cdef unsigned int relevant
    cdef int[8100] weights
    cdef int[400] moves
    cdef bint ordered

cdef void describe(State state, unsigned int alive, int row) noexcept nogil
