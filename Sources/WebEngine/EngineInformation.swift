/// What is known of a running engine.
public struct EngineInformation: Sendable, Hashable {
  /// The product's name, such as "Chromium".
  public var name: String
  /// The version, such as "140.0.7339.80".
  public var version: String
  /// Whether pages run in the engine's sandbox.
  public var isSandboxed: Bool
  /// The program's absolute path.
  public var executable: String

  /// Describes an engine.
  public init(name: String, version: String, isSandboxed: Bool, executable: String) {
    self.name = name
    self.version = version
    self.isSandboxed = isSandboxed
    self.executable = executable
  }
}
