import Foundation
import WebEngine

/// The page as the controller of its challenges sees it.
@PageActor
protocol ChallengedPage: PageContext {
  /// The URL of the provisional load, or of the document.
  var requestedURL: URL? { get }
  /// The load that waited for a challenge fails.
  func loadDidFail(_ failure: PageFailure)
  /// The load that waited for a challenge starts again.
  func loadAgain(_ url: URL)
}
