// HarfBuzz and its OpenType functions.
#include <hb.h>
#include <hb-ot.h>
