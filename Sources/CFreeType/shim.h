// FreeType's public header is a macro, which a module map cannot name.
#include <ft2build.h>
#include FT_FREETYPE_H
