import Foundation

/// The configuration with which Chromium is started.
public struct ChromiumConfiguration: Sendable, Hashable {
  /// The choices for Chromium's sandbox.
  public enum Sandbox: Sendable, Hashable {
    /// Pages run in the sandbox; if they cannot, Chromium does not start.
    case on
    /// Pages run without a sandbox, for trusted pages on machines that forbid user namespaces.
    case off
  }

  /// The path of the browser's executable, or its name on the `PATH`; `nil` for the installed one.
  ///
  /// The default is `FANLIGHT_CHROMIUM` in the environment.
  public var executable: String?
  /// The choice for the sandbox; on by default.
  public var sandbox: Sandbox
  /// The directory in which the browser's private directory is created; `nil` for the system's temporary one.
  public var temporaryDirectory: String?
  /// The timeout of the browser's startup.
  public var startTimeout: Duration
  /// The timeout of a command, such as one to a page whose script does not end.
  public var commandTimeout: Duration

  /// The maximum amount of memory that one of the browser's processes may use for its pages, in bytes; `nil` for
  /// no limit.
  ///
  /// A page that reaches it is terminated with ``WebEngineError/Code/limitReached``.
  ///
  /// The same limit applies to the total of the processes that run no pages. The use is checked four times a
  /// second, so a page can briefly exceed the limit. The default is 2 GB.
  public var memoryLimit: Int? = 2 << 30

  /// The maximum disk space of all the browser's pages together, in bytes; `nil` for no limit.
  ///
  /// All pages are terminated when it is reached. The default is 1 GB.
  public var diskLimit: Int? = 1 << 30

  /// A Boolean value that determines whether pages have WebGL, which requires a GPU process without a sandbox.
  public var allowsWebGL: Bool = true

  /// A Boolean value that determines whether connections to loopback, private and link-local IP addresses
  /// are blocked, after host names are resolved.
  ///
  /// Servers from which the app itself loads pages are still reachable.
  ///
  /// The browser then connects through a proxy in the app's process, and uses no other proxy.
  public var blocksPrivateAddresses: Bool = false

  /// A Boolean value that determines whether Chromium's developer tools can inspect pages.
  ///
  /// Any program on this machine can then control the browser. The default is `false`, unless
  /// `FANLIGHT_INSPECT` is 1 in the environment.
  public var isInspectable: Bool = ProcessInfo.processInfo.environment["FANLIGHT_INSPECT"] == "1"

  private static var environmentExecutable: String? {
    let name = ProcessInfo.processInfo.environment["FANLIGHT_CHROMIUM"] ?? ""
    return name.isEmpty ? nil : name
  }

  /// Creates a configuration for an executable.
  public init(
    executable: String? = nil, sandbox: Sandbox = .on, temporaryDirectory: String? = nil,
    startTimeout: Duration = .seconds(30),
    commandTimeout: Duration = .seconds(30)
  ) {
    self.executable = executable ?? Self.environmentExecutable
    self.sandbox = sandbox
    self.temporaryDirectory = temporaryDirectory
    self.startTimeout = startTimeout
    self.commandTimeout = commandTimeout
  }
}
