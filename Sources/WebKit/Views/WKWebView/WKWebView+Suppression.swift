import Foundation

/// Pages that are not shown before they are loaded.
extension WKWebView {
  /// The page has something to show: at once, or when it is loaded where the app wants it so.
  func pageCanRender() {
    guard storedConfiguration.suppressesIncrementalRendering, documentState.awaitsFirstRendering,
      navigation.load.isLoading
    else {
      return pageDidRender()
    }
    documentState.isSuppressed = true
    viewState.suppressions += 1
    let count = viewState.suppressions
    Task { [weak self] in
      try? await Task.sleep(for: WebViewWaits.suppressedRendering)
      guard let self, viewState.suppressions == count else { return }
      showSuppressedPage()
    }
  }

  /// Shows the page that was kept back.
  func showSuppressedPage() {
    guard documentState.isSuppressed else { return }
    documentState.isSuppressed = false
    pageDidRender()
  }
}
