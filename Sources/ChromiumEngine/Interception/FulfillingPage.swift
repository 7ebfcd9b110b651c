import Foundation
import WebEngine

/// What controllers that respond to the requests of their page depend on.
@PageActor
protocol FulfillingPage: PageContext {
  /// Returns a style sheet with the features of its system, and its viewport units adjusted; `nil` if
  /// nothing changes, or may not.
  func adjustedSheet(
    for pause: ProtocolEvents.RequestPaused, _ contents: () async -> Data?
  ) async -> Data?

  /// Responds to a request for a subresource with a file.
  func fulfill(_ pause: ProtocolEvents.RequestPaused, _ file: LocalFileReader.File)
  /// Responds to a request for a document with a file, which awaits its policy decision.
  ///
  /// - Parameter loader: The load of the main frame that the request is for; `nil` for another.
  func show(
    _ file: LocalFileReader.File, for pause: ProtocolEvents.RequestPaused, at url: URL?,
    loader: String?)
  /// Responds to a request with a failure; without a loader it is not the main frame's.
  func refuse(
    _ pause: ProtocolEvents.RequestPaused, loader: String?, _ kind: PageFailure.Kind, _ url: URL?,
    _ detail: String)
}
