import Foundation

/// How Chromium is found and started.
public struct ChromiumConfiguration: Sendable, Hashable {
  /// Whether pages run in the sandbox.
  public enum Sandbox: Sendable, Hashable {
    /// They do, or Chromium does not start.
    case on
    /// They do not; for machines that forbid user namespaces, and pages one trusts.
    case off
  }

  /// The program's absolute path, or `nil` for the installed one.
  public var executable: String?
  /// Whether pages run in the sandbox.
  public var sandbox: Sandbox
  /// Where the browser's private directory is made; `nil` for the system's temporary directory.
  public var temporaryDirectory: String?
  /// How long the start may take.
  public var startTimeout: Duration
  /// How long one command may take; a page whose script never ends is given up after it.
  public var commandTimeout: Duration

  /// Whether people may look into pages with Chromium's developer tools.
  ///
  /// Any program of this machine can drive the browser then. Off unless `FANLIGHT_INSPECT` is 1 in
  /// the environment.
  public var isInspectable: Bool = ProcessInfo.processInfo.environment["FANLIGHT_INSPECT"] == "1"

  /// Creates a configuration.
  public init(
    executable: String? = nil, sandbox: Sandbox = .on, temporaryDirectory: String? = nil,
    startTimeout: Duration = .seconds(30),
    commandTimeout: Duration = .seconds(30)
  ) {
    self.executable = executable
    self.sandbox = sandbox
    self.temporaryDirectory = temporaryDirectory
    self.startTimeout = startTimeout
    self.commandTimeout = commandTimeout
  }
}
