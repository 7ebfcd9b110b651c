import Foundation
import WebEngine

/// The page as its site controller sees it.
@PageActor
protocol SitePage: PageContext {
  /// Returns the app's URL for a URL that the engine loads.
  func appURL(of url: URL) -> URL
}
