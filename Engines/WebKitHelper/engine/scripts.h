// Scripts that are injected into pages.
#pragma once

// A function of the four insets that replaces env(safe-area-inset-*) by custom properties, if WebKit's own
// value cannot be set. docs/engines.md lists its limitations.
extern const char rewritingScript[];
// An expression that reads back every value of the viewport, as JSON text.
extern const char readBackScript[];
