import ArgumentParser

/// The exit statuses besides 0, and 64 for a wrong command line, which the parser gives.
enum ExitStatus {
  /// Done, but with something to look at.
  static let findings = ExitCode(1)
  /// Something could not be done.
  static let failed = ExitCode(2)
}
