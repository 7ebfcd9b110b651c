public import Foundation

/// Something that is being saved and not shown; it goes on when its page is closed.
public protocol WebDownload: AnyObject, Sendable {
  /// What happens to it, in order. There is one reader.
  var events: AsyncStream<DownloadEvent> { get }

  /// Says whether a redirect is followed.
  func follow(_ isFollowed: Bool) async

  /// Ends it.
  ///
  /// - Returns: The file with what has arrived, which stands until ``close()``; `nil` for none.
  func cancel() async -> URL?

  /// Removes what it left on disk.
  func close() async
}
