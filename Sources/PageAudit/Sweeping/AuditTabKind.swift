import DeviceCatalog
import PageHosts
import WebEngine

/// What pages can tell apart besides their viewport: they are loaded once for each.
///
/// A page may look at the user agent, which is that of Safari or of an app's web view, on a phone or a pad.
struct AuditTabKind: Sendable, Hashable {
  /// Whether the device is an iPad.
  var isPad: Bool
  /// The host; both apps with a web view have one user agent.
  var host: PageHost
  /// The viewport of a covering page, where each viewport has a tab of its own (`--reload-each`).
  var viewport: PageViewport?

  /// The kind that shows pages on a screen.
  init(_ target: ScreenSelection.Target, host: PageHost) {
    isPad = target.device.idiom == .pad
    self.host = host == .browser ? .wkwebview : host
  }
}
