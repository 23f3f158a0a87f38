# Counting bits, and constants that do not fit an int, for the compiled modules
cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int preferans_lowest(unsigned int x)
    { unsigned long i; _BitScanForward(&i, x); return (int)i; }
    static __inline int preferans_highest(unsigned int x)
    { unsigned long i; _BitScanReverse(&i, x); return (int)i; }
    #define preferans_count(x) ((int)__popcnt(x))
    #else
    #define preferans_count(x) __builtin_popcount(x)
    #define preferans_lowest(x) __builtin_ctz(x)
    #define preferans_highest(x) (31 - __builtin_clz(x))
    #endif
    """
    int count "preferans_count"(unsigned int) noexcept nogil
    int lowest "preferans_lowest"(unsigned int) noexcept nogil
    int highest "preferans_highest"(unsigned int) noexcept nogil
    const unsigned long long WORD "0xFFFFFFFFFFFFFFFFULL"
    const unsigned long long SPREAD "0x9E3779B97F4A7C15ULL"
    const unsigned long long ODD_BITS "0x5555555555555555ULL"
    const unsigned int ONE "1U"
    const int NOBODY "3"
    const unsigned int TRUMPS "0xFF000000U"
    const unsigned int NOT_SEVENS "0xFEFEFEFEU"
    const unsigned int NOT_ACES "0x7F7F7F7FU"
