from preferans_qt.solver.hand_values cimport HandValues
from preferans_qt.solver.layouts cimport Layouts

cdef int MOST_TENTHS
cdef double DOUBT

cdef class JudgedHand:
    cdef Layouts layouts
    cdef HandValues values
    cdef unsigned int[4] masks
    cdef unsigned int known
    cdef unsigned int kept
    cdef unsigned int cards
    cdef long long looked_at
    cdef int valued
    cdef double[3] worth

    cdef unsigned int look(self) noexcept nogil
    cdef double feature(self, int place) noexcept nogil

cdef class Evidence:
    cdef JudgedHand hand
    cdef Evidence rest

    cdef double total(self) noexcept nogil
    cdef double log_likelihood(self) noexcept nogil

cdef class Logit(Evidence):
    cdef int chosen
    cdef int alternatives
    cdef double[32] utility

    cdef double log_share(self) noexcept nogil

cdef class Choice(Logit):
    cdef int trump
    cdef int[5] matters
    cdef double[20] coefficients

cdef class Exchange(Evidence):
    cdef JudgedHand laid
    cdef int strain
    cdef double sharpness
    cdef double[121] levels

cdef class MisereExchange(Evidence):
    cdef JudgedHand laid
    cdef double sharpness
