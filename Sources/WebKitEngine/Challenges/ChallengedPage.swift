import Foundation
import WebEngine

/// The requirements of a page's challenge controller.
@PageActor
protocol ChallengedPage: PageContext {
  /// The URL of the provisional load, or of the document.
  var requestedURL: URL? { get }
  /// Fails the load that waited for a challenge.
  func loadDidFail(_ failure: PageFailure)
  /// Restarts the load that waited for a challenge.
  func loadAgain(_ url: URL)
}
