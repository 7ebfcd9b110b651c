// Scripts that are injected into pages.
#pragma once

// A JavaScript function that replaces env(safe-area-inset-*) in style sheets with custom properties, and sets these
// to its argument, the four insets. It runs only if WebKit's own values cannot be set. docs/engines.md lists its
// limitations.
extern const char rewritingScript[];
// A JavaScript expression whose value is a JSON string: the safe area insets, sizes, viewport units, scale and media
// features that the page observes.
extern const char readBackScript[];
