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
