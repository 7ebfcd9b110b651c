import Foundation
import WebEngine

/// The requirements of a page's site controller.
@PageActor
protocol SitePage: PageContext {
  /// Returns the app's URL for a URL that the engine loads.
  func appURL(of url: URL) -> URL
}
