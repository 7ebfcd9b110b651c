// Scripts that are put into pages.
#pragma once

// A function of the four insets: replaces env(safe-area-inset-*) by custom properties where WebKit's own
// value cannot be set. docs/engines.md says what it misses.
extern const char rewritingScript[];
// An expression that reads back every value of the viewport, as a string of JSON.
extern const char readBackScript[];
