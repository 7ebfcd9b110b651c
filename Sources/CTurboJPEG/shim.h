// libjpeg-turbo's TurboJPEG API, whose errors are results; libjpeg's own are jumps, which Swift forbids.
#include <turbojpeg.h>
