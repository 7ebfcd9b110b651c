// Combine is OpenCombine here, whose API is Apple's.
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
