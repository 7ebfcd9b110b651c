import Foundation
import WebEngine

/// The requirements of a page's policy controller.
@PageActor
protocol PolicyPage: PageContext, ObservedPage {
  /// Returns whether a navigation is the one that the app requested.
  func isRequestedByApp(_ url: URL) -> Bool
  /// Informs the load controller of the response for the main frame's document.
  func didReceiveMainResponse(status: Int)
}
