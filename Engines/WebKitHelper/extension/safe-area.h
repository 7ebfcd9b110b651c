// The native value of env(safe-area-inset-*) in a web process.
#pragma once
#include <stdbool.h>
#include <stddef.h>

// Sets the insets (top, right, bottom, left, in CSS pixels) of WebCore's page behind a WebKitWebPage.
// `box` counts the boxes of four lengths from the scale factors on; the self-check of the helper finds
// the one that is the safe area in this build. Returns false, and changes nothing, where the page is
// not found with certainty.
bool setSafeAreaInsets(void *webPage, float deviceScale, int box, const float insets[4], int *hasChanged);

// Marks the values that documents have kept as missing, so that their next style computation reads the
// page's. Returns how many documents there were.
int forgetKeptInsets(void);
