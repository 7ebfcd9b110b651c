import DeviceCatalog
import PageHosts
import WebEngine

/// The properties besides the viewport that a page can detect: the page is loaded once for each kind.
///
/// A page may depend on the user agent, which is that of Safari or of an app's web view, on an iPhone or an
/// iPad.
struct AuditTabKind: Sendable, Hashable {
  /// Whether the device is an iPad.
  var isPad: Bool
  /// The host; the two apps with a web view share one user agent.
  var host: PageHost
  /// The viewport of a covering page, if each viewport has its own tab (`--reload-each`).
  var viewport: PageViewport?

  /// Creates the kind for a screen.
  init(_ target: ScreenSelection.Target, host: PageHost) {
    isPad = target.device.idiom == .pad
    self.host = host == .browser ? .wkwebview : host
  }
}
