import Foundation
import WebEngine

/// The page as the controller of its loads sees it.
@PageActor
protocol LoadingPage: PageContext {
  /// Whether a navigation or a response waits for the app's policy decision.
  var hasPendingDecision: Bool { get }

  /// A document replaced the one before.
  func didCommit()
  /// The document's load event fired.
  func didLoad()
  /// Asks the app to trust a server; returns `false` where the load fails at once.
  func askForTrust(_ certificates: [Data], _ failure: PageFailure) -> Bool
}
