public import Foundation
import WebEngine

/// A scope of JavaScript execution; worlds share a page's document but not its globals (W291).
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  /// The name of the world; `nil` for ``page`` and ``defaultClient``.
  public let name: String?
  let world: ScriptWorld

  private init(_ world: ScriptWorld, name: String?) {
    self.world = world
    self.name = name
  }

  /// The content world of the page's own scripts.
  public class var page: WKContentWorld { sharedPage }

  /// The default world of an app's scripts.
  public class var defaultClient: WKContentWorld { sharedClient }

  /// Returns the content world with a name.
  public class func world(name: String) -> WKContentWorld {
    let registries = WebKitRegistries.current
    if let world = registries.contentWorlds[name] { return world }
    let world = WKContentWorld(.named(name), name: name)
    registries.contentWorlds[name] = world
    return world
  }

  private static let sharedPage: WKContentWorld = WKContentWorld(.page, name: nil)
  private static let sharedClient: WKContentWorld = WKContentWorld(.client, name: nil)
}
