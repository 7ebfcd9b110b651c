// The testing library announces an overlay named _Testing_CoreGraphics for files that import both it and
// CoreGraphics, but ships none on Linux: without a module of that name such a file does not compile.
// Nothing is needed from it.
