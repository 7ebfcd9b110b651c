extension WKWebView {
  /// Whether an element of the page fills the screen, by the Fullscreen API.
  ///
  /// Pages have that API where the app has set `isElementFullscreenEnabled`, which is not there: an
  /// element stays in the page (W337).
  public enum FullscreenState: Int, Sendable {
    /// No element fills the screen.
    case notInFullscreen = 0
    /// An element is about to.
    case enteringFullscreen = 1
    /// An element does.
    case inFullscreen = 2
    /// An element is about to stop.
    case exitingFullscreen = 3
  }
}
