import Foundation

/// Suppression of incremental rendering: pages that are rendered only after they have loaded.
extension WKWebView {
  /// Renders a page that has content: immediately, or after it has loaded if the app suppresses
  /// incremental rendering.
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

  /// Renders the suppressed page.
  func showSuppressedPage() {
    guard documentState.isSuppressed else { return }
    documentState.isSuppressed = false
    pageDidRender()
  }
}
