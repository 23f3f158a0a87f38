cdef double TO_CHANCE

cdef class Layouts:
    cdef readonly int number
    cdef int groups
    cdef int[17] ends
    cdef int[32] sorted_cards
    cdef int[32] cards
    cdef int[::1] first
    cdef int[::1] following
    cdef unsigned int[::1] shares
    cdef double[::1] odds
    cdef unsigned long long state
    cdef unsigned int[4] piles
    cdef long long drawn

    cdef unsigned long long _word(self) noexcept nogil
    cdef double chance(self) noexcept nogil
    cdef int _below(self, int number) noexcept nogil
    cdef void draw(self) noexcept nogil
    cdef void _deal_group(self, int place, int end, unsigned int shares) noexcept nogil
