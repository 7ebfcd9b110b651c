extension WKWebView {
  /// Constants that describe whether an element of the page is in fullscreen (W337).
  ///
  /// Pages have the Fullscreen API only if the app sets `isElementFullscreenEnabled`, which is not
  /// supported.
  public enum FullscreenState: Int, Sendable {
    /// No element is in fullscreen.
    case notInFullscreen = 0
    /// An element is entering fullscreen.
    case enteringFullscreen = 1
    /// An element is in fullscreen.
    case inFullscreen = 2
    /// An element is exiting fullscreen.
    case exitingFullscreen = 3
  }
}
