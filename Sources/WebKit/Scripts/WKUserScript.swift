public import Foundation
import WebEngine

/// A script that is injected into documents (W279).
@preconcurrency @MainActor
open class WKUserScript: NSObject, @preconcurrency NSCopying {
  /// The source code of the script.
  public let source: String
  /// The time at which the script is injected.
  public let injectionTime: WKUserScriptInjectionTime
  /// A Boolean value that indicates whether the script runs in the main frame only.
  public let isForMainFrameOnly: Bool
  let contentWorld: WKContentWorld

  /// Creates a user script that runs in the page's content world.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
  }

  /// Creates a user script that runs in a content world.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    self.contentWorld = contentWorld
  }

  /// Returns the script itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The user script for the engine.
  var engineScript: PageScripts.UserScript {
    PageScripts.UserScript(
      source: source, time: injectionTime == .atDocumentStart ? .documentStart : .documentEnd,
      isForMainFrameOnly: isForMainFrameOnly, world: contentWorld.world)
  }
}
