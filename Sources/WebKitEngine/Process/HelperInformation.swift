/// The result of `Engine.getInformation`.
struct HelperInformation: Decodable, Sendable {
  /// The results of the self-check at startup: which of WebKit's private interfaces work.
  struct SelfCheck: Decodable, Sendable {
    /// The way in which `env(safe-area-inset-*)` is set: "native" or "rewritten".
    let insets: String
    /// The parts of the viewport that are set: "native" for all, or "view size only".
    let viewport: String
    /// The input that media features match: "native" for touch, or "mouse".
    let touch: String
  }

  let name: String
  let version: String
  let port: String
  /// Whether the kernel reports that every web process is sandboxed.
  let isSandboxed: Bool
  let selfCheck: SelfCheck
}
