import Foundation
import WebEngine

/// The requirements of controllers that respond to requests of their page.
@PageActor
protocol FulfillingPage: PageContext {
  /// Returns a style sheet adjusted to the features of the iOS release and to the viewport units; `nil` if
  /// nothing changes, or nothing may change.
  func adjustedSheet(
    for pause: ProtocolEvents.RequestPaused, _ contents: () async -> Data?
  ) async -> Data?

  /// Responds to a request for a subresource with a file.
  func fulfill(_ pause: ProtocolEvents.RequestPaused, _ file: LocalFileReader.File)
  /// Responds to a request for a document with a file, which awaits its policy decision.
  ///
  /// - Parameter loader: The main frame's load that the request is for; `nil` for a request of another frame.
  func show(
    _ file: LocalFileReader.File, for pause: ProtocolEvents.RequestPaused, at url: URL?,
    loader: String?)
  /// Fails a request; without a `loader`, it is not the main frame's.
  func refuse(
    _ pause: ProtocolEvents.RequestPaused, loader: String?, _ kind: PageFailure.Kind, _ url: URL?,
    _ detail: String)
}
