import WebEngine

/// The names of isolated worlds in Chromium.
enum WorldName {
  private static let client = "fanlight-client"
  private static let prefix = "fanlight-world-"

  /// Returns the name of a world; empty for the page's.
  static func name(of world: ScriptWorld) -> String {
    switch world {
    case .page: ""
    case .client: client
    case .named(let name): prefix + name
    }
  }

  /// Returns the world with a name; `nil` for one of the engine's own.
  static func world(named name: String) -> ScriptWorld? {
    if name == client { return .client }
    guard name.hasPrefix(prefix) else { return nil }
    return .named(String(name.dropFirst(prefix.count)))
  }
}
