public import Foundation
import WebEngine

/// A set of globals that scripts share; worlds share a page's document, not its globals (W291).
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  /// The name, or `nil` for the two worlds without one.
  public let name: String?
  let world: ScriptWorld

  private init(_ world: ScriptWorld, name: String?) {
    self.world = world
    self.name = name
  }

  /// The world of the page's own scripts.
  public class var page: WKContentWorld { sharedPage }

  /// The world for an app's scripts that need no other.
  public class var defaultClient: WKContentWorld { sharedClient }

  /// Returns the world of a name; the same one for the same name.
  public class func world(name: String) -> WKContentWorld {
    if let world = namedWorlds[name] { return world }
    let world = WKContentWorld(.named(name), name: name)
    namedWorlds[name] = world
    return world
  }

  private static let sharedPage: WKContentWorld = WKContentWorld(.page, name: nil)
  private static let sharedClient: WKContentWorld = WKContentWorld(.client, name: nil)
  private static var namedWorlds: [String: WKContentWorld] = [:]
}
