// isa-l's deflate, inflate and CRC.
#include <isa-l.h>

// Swift does not import macros that are made of other macros.
enum { CISALLevel1BufferSize = ISAL_DEF_LVL1_LARGE };
