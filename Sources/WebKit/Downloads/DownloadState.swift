import Foundation
import WebEngine

/// The state of a download.
struct DownloadState {
  /// The engine's download; `nil` until it has started.
  var source: (any WebDownload)?
  /// The response, without its body; `nil` until it is received.
  var response: DownloadResponse?
  /// The destination of the file; `nil` until the delegate has chosen it.
  var destination: URL?
  /// The event that ended the engine's download, delivered once the destination is known.
  var outcome: DownloadEvent?
  /// The resume data that this download continues; `nil` for a new download.
  var resumed: ResumeData?
  /// Whether the delegate receives no more calls.
  var isOver: Bool = false
}
