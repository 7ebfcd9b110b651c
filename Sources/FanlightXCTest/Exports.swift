// The functions for tests of Swift Testing, whose failures here are those of the running test case.
@_exported public import FanlightTesting
