public import Foundation
import WebEngine

/// When a user script runs (W279).
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// When the document has its root element, before any other of its content.
  case atDocumentStart = 0
  /// When the document is parsed, before its other resources have all come.
  case atDocumentEnd = 1
}

/// A script that runs in the documents of a page (W279).
@preconcurrency @MainActor
open class WKUserScript: NSObject, @preconcurrency NSCopying {
  /// The script's text.
  public let source: String
  /// When the script runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether the script runs in no frame but the main one.
  public let isForMainFrameOnly: Bool
  let contentWorld: WKContentWorld

  /// Creates a script that runs in the page's own world.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
  }

  /// Creates a script that runs in a world.
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

  /// The script as the engine takes it.
  var engineScript: PageScripts.UserScript {
    PageScripts.UserScript(
      source: source, time: injectionTime == .atDocumentStart ? .documentStart : .documentEnd,
      isForMainFrameOnly: isForMainFrameOnly, world: contentWorld.world)
  }
}
