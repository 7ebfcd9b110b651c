public import Foundation

/// A download in progress, which continues when its page is closed.
public protocol WebDownload: AnyObject, Sendable {
  /// The events of the download, in order, for one reader.
  var events: AsyncStream<DownloadEvent> { get }

  /// Allows or refuses the pending redirect.
  func decideRedirect(_ isFollowed: Bool) async

  /// Cancels the download and stops its load.
  ///
  /// - Returns: The file with the data received so far, which exists until ``close()``; `nil` for
  ///   none.
  func cancel() async -> URL?

  /// Removes the download's files from disk.
  func close() async
}
