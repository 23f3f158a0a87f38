cdef int BID
cdef int DECLARED
cdef int MISERE_BID
cdef int MISERE_KEPT
cdef int RASPASY
cdef int DEFENCE
cdef int NO_TRUMP
cdef int FEWEST_TRUMPS
cdef double NEVER

cdef class HandValues:
    cdef double[12288] rows
    cdef double[7] bases

    cdef double _row(self, int row, unsigned int hand) noexcept nogil
    cdef double _with_trump(self, int row, unsigned int hand, int trump) noexcept nogil
    cdef double _kept(self, int row, unsigned int hand, int passed, int laid) noexcept nogil
    cpdef double bid(self, unsigned int hand, int strain) noexcept nogil
    cpdef double game(self, unsigned int hand) noexcept nogil
    cpdef double declared(self, unsigned int hand, int strain) noexcept nogil
    cpdef double best_declared(self, unsigned int twelve) noexcept nogil
    cpdef double misere(self, unsigned int hand) noexcept nogil
    cpdef double misere_kept(self, unsigned int hand) noexcept nogil
    cpdef double best_misere_kept(self, unsigned int twelve) noexcept nogil
    cpdef double raspasy(self, unsigned int hand) noexcept nogil
    cpdef double defence(self, unsigned int hand, int trump) noexcept nogil

cdef int _side(int trumps) noexcept nogil
