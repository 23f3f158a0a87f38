from preferans_qt.solver.state cimport State

cdef int contract_bounds(State state, int leader, int tricks, int target, int row) noexcept nogil
cdef int _winners(State state, int hand, int row, int enough) noexcept nogil
cdef int _safe_cash(State state, int hand, int suit, int row) noexcept nogil
cdef int _joint_winners(State state, int hand, int row, int enough) noexcept nogil
cdef int _losers(State state, int enough, int row) noexcept nogil
cdef int _held_back(State state, int tricks, int target, int row) noexcept nogil
cdef void _mark_highest(State state, int hand, int suit, int ranks) noexcept nogil
cdef bint _led_into(State state, int leader, int row) noexcept nogil
