// The umbrella for cairo and its FreeType backend; both are plain C that Swift imports as it is.
#include <cairo.h>
#include <cairo-ft.h>
