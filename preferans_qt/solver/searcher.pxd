from preferans_qt.solver.search cimport Search

cdef class Searcher(Search):
    cdef int trump
    cdef unsigned int on_table
    cdef int first_leader
    cdef int first_hand
    cdef int first_left
    cdef int first_suit
    cdef int first_best
    cdef int first_best_hand
    cdef int[32] values

    cdef unsigned int _swapped(self, unsigned int cards) noexcept nogil
    cdef int _swapped_card(self, int card) noexcept nogil
    cdef void _load(self, unsigned int declarer, unsigned int left, unsigned int right) noexcept nogil
    cdef int _solve(self, int card, int guess) noexcept nogil
    cdef int _ask(self, int card, int target) noexcept nogil
    cdef int _every_move(self, signed char[::1] answers, int first, int target, int guess) noexcept nogil
    cdef int _guess(self) noexcept nogil
