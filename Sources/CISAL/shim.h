// isa-l's deflate, inflate and CRC.
#include <isa-l.h>
