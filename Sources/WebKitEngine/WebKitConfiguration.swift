import Foundation

/// The configuration with which the WebKit helper is started.
public struct WebKitConfiguration: Sendable, Hashable {
  /// The choices for WebKit's sandbox.
  public enum Sandbox: Sendable, Hashable {
    /// Pages run in the sandbox; if they cannot, the engine does not start.
    case on
    /// Pages run without a sandbox, for trusted pages on machines that forbid user namespaces.
    case off
  }

  /// The absolute path of the helper; `nil` for the one that `make webkit` builds.
  public var helper: String?
  /// The choice for the sandbox; on by default.
  public var sandbox: Sandbox
  /// The directory in which a helper's private directory is created; `nil` for the system's temporary one.
  public var temporaryDirectory: String?
  /// The timeout of startup, which includes the helper's self-check; 120 seconds by default.
  public var startTimeout: Duration
  /// The timeout of a command, such as one to a page whose script does not end; 30 seconds by default.
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
