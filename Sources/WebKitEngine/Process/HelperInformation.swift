/// The result of `Engine.getInformation`.
struct HelperInformation: Decodable, Sendable {
  /// The results of the check at the start: which of WebKit's private interfaces work.
  struct SelfCheck: Decodable, Sendable {
    /// How `env(safe-area-inset-*)` is set: "native" or "rewritten".
    let insets: String
    /// What of the viewport is set: "native" or "view size only".
    let viewport: String
    /// The input that media features match: "native" for touch, or "mouse".
    let touch: String
  }

  let name: String
  let version: String
  let port: String
  /// Whether the kernel says that every web process is in the sandbox.
  let isSandboxed: Bool
  let selfCheck: SelfCheck
}
