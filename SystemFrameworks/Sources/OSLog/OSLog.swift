// OSLog re-exports the functions and types of the logging system; `OSLogStore` is not available on Linux.
@_exported public import os
