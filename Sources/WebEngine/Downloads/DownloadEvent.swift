public import Foundation

/// Something that happened to a download.
public enum DownloadEvent: Sendable, Equatable {
  /// The server sends it elsewhere; waits for ``WebDownload/follow(_:)``.
  case redirected(DownloadAnswer, DownloadRequest)
  /// The server answered; what follows is the contents.
  case answered(DownloadAnswer)
  /// How many bytes have arrived, and how many there are, if that is known.
  case progress(received: Int, total: Int?)
  /// All has arrived, in a file that stands until ``WebDownload/close()``.
  case finished(URL)
  /// It ended early; the file is what has arrived, and stands until ``WebDownload/close()``.
  case failed(PageFailure, part: URL?)
}
