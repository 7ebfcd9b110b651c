import Foundation
import WebEngine

/// What the sites of a page depend on.
@PageActor
protocol SitePage: PageContext {
  /// A URL as the app knows it, where the engine loads another in its place.
  func outside(_ url: URL) -> URL
}
