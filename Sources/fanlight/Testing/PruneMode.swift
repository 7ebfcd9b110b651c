import ArgumentParser

/// What is done with golden files that no test compares.
enum PruneMode: String, ExpressibleByArgument, CaseIterable {
  /// Their paths are printed.
  case list
  /// They are deleted, unless a test failed.
  case delete
}
