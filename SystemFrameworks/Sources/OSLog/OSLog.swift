// A file that imports OSLog sees the logging system's functions and types; the store of logs is not
// on Linux.
@_exported public import os
