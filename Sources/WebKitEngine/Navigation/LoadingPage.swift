import Foundation
import WebEngine

/// The requirements of a page's load controller.
@PageActor
protocol LoadingPage: PageContext {
  /// Whether a navigation or a response waits for the app's policy decision.
  var hasPendingDecision: Bool { get }

  /// Informs the controllers that a document was committed.
  func didCommit()
  /// Informs the controllers that the document's load event fired.
  func didLoad()
  /// Asks the app whether to trust a server; returns `false` if there is nothing to decide and the load fails.
  func requestServerTrust(_ certificates: [Data], _ failure: PageFailure) -> Bool
}
