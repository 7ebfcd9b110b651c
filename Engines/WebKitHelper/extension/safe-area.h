// The native value of env(safe-area-inset-*) in a web process.
#pragma once
#include <stdbool.h>
#include <stddef.h>

// Sets the insets (top, right, bottom, left, in CSS pixels) of the WebCore::Page of a WebKitWebPage. `box` is
// the index of the box of four lengths after the scale factors; the engine's self-check finds the one that is
// the safe area in this build. Returns false, and changes nothing, if the page is not found with certainty.
bool setSafeAreaInsets(void *webPage, float deviceScale, int box, const float insets[4], int *hasChanged);

// Invalidates the values that documents have cached, so that their next style computation reads the page's.
// Returns the number of documents.
int invalidateCachedInsets(void);
