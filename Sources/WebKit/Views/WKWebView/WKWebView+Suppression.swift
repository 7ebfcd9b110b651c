import Foundation

/// Pages that are not shown before they are loaded.
extension WKWebView {
  /// The page has something to show: at once, or when it is loaded where the app wants it so.
  func pageCanRender() {
    guard storedConfiguration.suppressesIncrementalRendering, page.awaitsFirstRendering,
      navigation.load.isLoading
    else {
      return pageDidRender()
    }
    page.isSuppressed = true
    page.suppressions += 1
    let count = page.suppressions
    Task { [weak self] in
      try? await Task.sleep(for: WebViewWaits.suppressedRendering)
      guard let self, page.suppressions == count else { return }
      showSuppressedPage()
    }
  }

  /// Shows the page that was kept back.
  func showSuppressedPage() {
    guard page.isSuppressed else { return }
    page.isSuppressed = false
    pageDidRender()
  }
}
