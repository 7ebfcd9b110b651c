import Foundation

/// The configuration with which WebKit's helper is started.
public struct WebKitConfiguration: Sendable, Hashable {
  /// Whether pages run in the sandbox.
  public enum Sandbox: Sendable, Hashable {
    /// Pages run in the sandbox, or the engine does not start.
    case on
    /// Pages do not; for trusted pages on machines that forbid user namespaces.
    case off
  }

  /// The absolute path of the helper; `nil` for the one that `make webkit` builds.
  public var helper: String?
  /// Whether pages run in the sandbox.
  public var sandbox: Sandbox
  /// The directory in which a helper's private directory is created; `nil` for the system's temporary one.
  public var temporaryDirectory: String?
  /// The timeout of the start, in which the helper checks what WebKit does.
  public var startTimeout: Duration
  /// The timeout of a command, such as to a page whose script does not end.
  public var commandTimeout: Duration

  /// Creates a configuration for a helper.
  public init(
    helper: String? = nil, sandbox: Sandbox = .on, temporaryDirectory: String? = nil,
    startTimeout: Duration = .seconds(120), commandTimeout: Duration = .seconds(30)
  ) {
    self.helper = helper
    self.sandbox = sandbox
    self.temporaryDirectory = temporaryDirectory
    self.startTimeout = startTimeout
    self.commandTimeout = commandTimeout
  }
}
