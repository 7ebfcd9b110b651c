import Foundation
import WebEngine

/// The page as the controller of its policy decisions sees it.
@PageActor
protocol PolicyPage: PageContext, ObservedPage {
  /// Returns whether a navigation is the one that the app requested.
  func isRequestedByApp(_ url: URL) -> Bool
  /// The response of the main frame's document was received.
  func didReceiveMainResponse(status: Int)
}
