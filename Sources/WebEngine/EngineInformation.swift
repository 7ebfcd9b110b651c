/// The product, version and sandbox of a running engine.
public struct EngineInformation: Sendable, Hashable {
  /// The name of the product, such as "Chromium".
  public var name: String
  /// The version, such as "140.0.7339.80".
  public var version: String
  /// A Boolean value that indicates whether pages run in the engine's sandbox.
  public var isSandboxed: Bool
  /// The absolute path of the executable.
  public var executable: String

  /// Creates a description of an engine.
  public init(name: String, version: String, isSandboxed: Bool, executable: String) {
    self.name = name
    self.version = version
    self.isSandboxed = isSandboxed
    self.executable = executable
  }
}
