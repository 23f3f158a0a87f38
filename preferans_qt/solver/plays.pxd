from preferans_qt.solver.evidence cimport Logit

cdef class Moment:
    cdef int led
    cdef int trump
    cdef int best
    cdef bint enemy
    cdef int behind
    cdef unsigned int alive
    cdef bint must_trump
    cdef bint must_overtake
    cdef double[12] features

    cpdef unsigned int legal(self, unsigned int hand) noexcept nogil
    cdef bint _takes(self, int card) noexcept nogil
    cdef void describe(self, unsigned int hand, int card) noexcept nogil

cdef class PlayedCard(Logit):
    cdef Moment moment
    cdef int card
    cdef double[12] weights
