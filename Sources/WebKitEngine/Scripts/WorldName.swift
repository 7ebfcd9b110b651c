import WebEngine

/// The names of content worlds in the helper's protocol.
enum WorldName {
  private static let client = "fanlight-client"
  private static let prefix = "fanlight-world-"

  /// Returns the name of a world; `nil` for the page's.
  static func name(of world: ScriptWorld) -> String? {
    switch world {
    case .page: nil
    case .client: client
    case .named(let name): prefix + name
    }
  }

  /// Returns the world with a name; `nil` for one of the engine's own.
  static func world(named name: String?) -> ScriptWorld? {
    guard let name else { return .page }
    if name == client { return .client }
    guard name.hasPrefix(prefix) else { return nil }
    return .named(String(name.dropFirst(prefix.count)))
  }
}
