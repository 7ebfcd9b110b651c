// The same functions as in tests of Swift Testing, whose failures are those of the test case that runs.
@_exported public import FanlightTesting
