cdef extern from *:
    const int FOREVER "10"
    const int NOBODY "3"

# Rows of four, one number a hand; index times four plus hand
cdef unsigned char LENGTH[39364]
cdef unsigned char CASH[39364]
cdef unsigned char CASH_RANKS[39364]
cdef unsigned char TOPS[39364]
cdef unsigned char SURE[39364]
cdef unsigned char SURE_RANKS[39364]
cdef unsigned char HOLDING[39364]
cdef unsigned char MISERE_HOLDING[39364]
cdef unsigned char CATCH[39364]
cdef unsigned char LASTING[39364]
# One number a distribution
cdef unsigned short FROM_TOP[9841]
cdef unsigned short FROM_BOTTOM[9841]
cdef unsigned char SHAPE[9841]
cdef unsigned char LOW_RANKS[9841]
cdef unsigned char STUCK[9841]
# By number of cards
cdef unsigned short FIRST[10]
# By a suit's byte, times nine, plus how many
cdef unsigned char NTH_HIGHEST[2304]
cdef unsigned char NTH_LOWEST[2304]
# Owners and places of the cards of the distribution at hand, highest first
cdef int OWNER[8]
cdef int PLACE[32]
cdef int HELD[4]
cdef int POWER[10]

cdef void _describe(int index, int cards, int code)
cdef void _describe_cash(int index, int hand)
cdef void _describe_tops(int index, int hand)
cdef void _describe_sure(int index, int hand, int cards)
cdef int _without(int cards, int code, int place)
cdef int _left(int cards, int code, int mine, int one, int two)
cdef int _reply(int hand, int number)
cdef bint _ducks(int mine, int one, int two)
cdef int _after_round(int cards, int code, int mine, int one, int two)
cdef int _left_leads(int cards, int code)
cdef int _right_leads(int cards, int code)
cdef int _declarer_leads(int cards, int code)
cdef void _describe_lasting(int index, int cards, int code)
cdef bint _goes_on(int cards, int code, int mine, int left, int right)
cdef bint _catches(int cards, int code, int leader)
cdef void _describe_misere(int index, int cards, int code)
cdef void _describe_all()
cdef void _count_bits()
cpdef void prepare()
