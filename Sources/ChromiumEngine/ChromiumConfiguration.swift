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

  /// The most memory that one of the browser's processes may use for its pages, in bytes; `nil` for
  /// no limit.
  ///
  /// A page that reaches it is ended with ``WebEngineError/Code/limitReached``.
  ///
  /// What the processes that run no pages use together has the same limit. Use is looked at four times
  /// a second, so a page may have more for a moment. 2 GB by default.
  public var memoryLimit: Int? = 2 << 30

  /// The most that the browser's pages may keep on disk together, in bytes; `nil` for no limit.
  ///
  /// All pages are ended when it is reached. 1 GB by default.
  public var diskLimit: Int? = 1 << 30

  /// A Boolean value that determines whether pages have WebGL, which a process without a sandbox of its own draws.
  ///
  /// Without it that process is in the sandbox as well.
  public var allowsWebGL: Bool = true

  /// A Boolean value that determines whether private addresses are blocked: loopback, private and
  /// link-local ones, after names are resolved.
  ///
  /// The servers that the app itself loads pages from stay reachable.
  ///
  /// The browser connects through a proxy of the app's then, and uses no other proxy.
  public var blocksPrivateAddresses: Bool = false

  /// A Boolean value that determines whether Chromium's developer tools can inspect pages.
  ///
  /// Any program of this machine can drive the browser then. Off unless `FANLIGHT_INSPECT` is 1 in
  /// the environment.
  public var isInspectable: Bool = ProcessInfo.processInfo.environment["FANLIGHT_INSPECT"] == "1"

  /// Creates a configuration for a program, with its sandbox, its directory and its timeouts.
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
