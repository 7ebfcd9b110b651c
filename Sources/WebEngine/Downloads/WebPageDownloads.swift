/// The downloads of a page.
public protocol WebPageDownloads: AnyObject, Sendable {
  /// Turns a pending navigation or response into a download, instead of
  /// ``WebPageNavigating/decide(_:_:)``.
  ///
  /// The load of a response fails as interrupted; that of a navigation never begins.
  ///
  /// - Returns: The download; `nil` when the decision is not pending any more.
  func download(_ identifier: Int) async -> (any WebDownload)?

  /// Starts a download of a request, with the page's cookies.
  func startDownload(_ request: DownloadRequest) async throws(WebEngineError) -> any WebDownload
}
