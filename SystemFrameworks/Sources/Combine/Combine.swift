// Combine re-exports OpenCombine, which has Apple's API.
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
