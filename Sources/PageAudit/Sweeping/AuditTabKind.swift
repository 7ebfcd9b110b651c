import DeviceCatalog
import PageHosts

/// What pages can tell apart besides their viewport: they are loaded once for each.
///
/// A page may look at the user agent, which is that of Safari or of an app's web view, on a phone or a pad.
struct AuditTabKind: Sendable, Hashable {
  /// Whether the device is an iPad.
  var isPad: Bool
  /// The host; both apps with a web view have one user agent.
  var host: PageHost

  /// The kind that shows pages on a screen.
  init(_ target: ScreenSelection.Target, host: PageHost) {
    isPad = target.device.idiom == .pad
    self.host = host == .browser ? .wkwebview : host
  }
}
