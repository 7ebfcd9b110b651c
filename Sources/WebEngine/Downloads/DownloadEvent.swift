public import Foundation

/// An event of a download.
public enum DownloadEvent: Sendable, Equatable {
  /// The server redirected the download, which waits for ``WebDownload/follow(_:)``.
  case redirected(DownloadResponse, DownloadRequest)
  /// The response was received; its body follows.
  case receivedResponse(DownloadResponse)
  /// The bytes received so far, and the expected total, if that is known.
  case progress(received: Int, total: Int?)
  /// The download is complete, in a file that exists until ``WebDownload/close()``.
  case finished(URL)
  /// The download failed; the file has the data received, and exists until
  /// ``WebDownload/close()``.
  case failed(PageFailure, part: URL?)
}
