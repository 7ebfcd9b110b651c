import ArgumentParser

/// The exit statuses other than 0, and other than the parser's 64 for a usage error.
enum ExitStatus {
  /// The command succeeded, with findings.
  static let findings = ExitCode(1)
  /// The command failed, at least in part.
  static let failed = ExitCode(2)
}
