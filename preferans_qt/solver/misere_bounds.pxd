from preferans_qt.solver.state cimport State

cdef int misere_bounds(State state, int leader, int tricks, int target, int row) noexcept nogil
cdef void _mark_lowest(State state, int suit, int ranks) noexcept nogil
cdef bint _loses(State state, int leader, int enough, int row) noexcept nogil
cdef bint _is_stuck(State state, int row) noexcept nogil
cdef bint _is_caught(State state, int leader, int row) noexcept nogil
