import ArgumentParser

/// The exit statuses apart from 0, and from the parser's 64 for a usage error.
enum ExitStatus {
  /// Done, but with something to look at.
  static let findings = ExitCode(1)
  /// Something could not be done.
  static let failed = ExitCode(2)
}
