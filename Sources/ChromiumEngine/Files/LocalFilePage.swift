import Foundation
import WebEngine

/// What a page's local files depend on.
@PageActor
protocol LocalFilePage: PageContext {
  /// The frame of a style sheet that may be adjusted; `nil` where it may not.
  func frameToAdjust(_ pause: ProtocolEvents.RequestPaused) async -> String?
  /// The text of a style sheet with the features of its system, and its viewport units adjusted; `nil`
  /// where nothing changes.
  func adjusted(_ sheet: Data, in frame: String) async -> Data?

  /// Responds to a request for a subresource with a file.
  func fulfil(_ pause: ProtocolEvents.RequestPaused, _ file: LocalFileReader.File)
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
  /// A subresource's request for a local file was refused.
  func didRefuse(_ request: String, _ refusal: PageFileRefusal)
}
