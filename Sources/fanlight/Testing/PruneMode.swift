import ArgumentParser

/// The treatment of golden files that no test compares.
enum PruneMode: String, ExpressibleByArgument, CaseIterable {
  /// Print their paths.
  case list
  /// Delete them unless a test failed.
  case delete
}
