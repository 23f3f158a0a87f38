cdef class Table:
    cdef unsigned long long[16384] keys
    cdef unsigned long long[16384] words
    cdef unsigned long long generation
    cdef unsigned int relevant

cdef void forget(Table table) noexcept nogil
cdef int _first_of_set(unsigned long long word) noexcept nogil
cdef int probe(Table table, unsigned long long key, unsigned long long word, int target, unsigned int alive, bint misere) noexcept nogil
cdef void store(Table table, unsigned long long key, unsigned long long word, int target, int made, unsigned int alive, unsigned int relevant, bint misere, bint exact) noexcept nogil
