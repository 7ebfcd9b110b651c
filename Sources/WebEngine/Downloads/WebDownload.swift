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

/// The head of a server's answer to a download.
public struct DownloadAnswer: Sendable, Hashable {
  /// The address that answered.
  public var url: URL
  /// The status, such as 200.
  public var status: Int
  /// The header fields, in the order and spelling of the server.
  public var headers: [NavigationAnswer.Header]
  /// The media type without parameters, in lower case.
  public var mediaType: String
  /// The name that the file would have.
  public var suggestedName: String

  /// Describes an answer.
  public init(
    url: URL, status: Int, headers: [NavigationAnswer.Header], mediaType: String,
    suggestedName: String = ""
  ) {
    self.url = url
    self.status = status
    self.headers = headers
    self.mediaType = mediaType
    self.suggestedName = suggestedName
  }
}

/// What is to be saved.
public struct DownloadRequest: Sendable, Hashable {
  /// The address.
  public var url: URL
  /// The method, such as "GET".
  public var method: String
  /// Header fields besides the usual ones.
  public var headers: [String: String]
  /// The body; `nil` for none.
  public var body: Data?

  /// Describes a request.
  public init(
    url: URL, method: String = "GET", headers: [String: String] = [:], body: Data? = nil
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
  }
}

/// What a page does with downloads.
public protocol WebPageDownloads: AnyObject, Sendable {
  /// Saves what asked with ``PolicyEvent/asksToNavigate(_:)`` or ``PolicyEvent/asksToShow(_:)``, in the
  /// place of ``WebPageNavigating/decide(_:_:)``.
  ///
  /// An answer's load fails as one that was interrupted; a request's never began.
  ///
  /// - Returns: `nil` when that is gone, or was decided before.
  func download(_ identifier: Int) async -> (any WebDownload)?

  /// Saves what a request asks for, with the page's cookies.
  func startDownload(_ request: DownloadRequest) async throws(WebEngineError) -> any WebDownload
}
