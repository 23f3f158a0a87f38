from preferans_qt.solver.evidence cimport Evidence
from preferans_qt.solver.hand_values cimport HandValues
from preferans_qt.solver.layouts cimport Layouts

cdef int LOOK_AT_FLAG

cdef class Sampler:
    cdef Layouts layouts
    cdef HandValues values
    cdef Evidence evidence
    cdef dict hands
