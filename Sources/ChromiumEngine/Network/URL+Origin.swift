import Foundation

extension URL {
  /// The port, or that of the scheme: 443 for secure ones and 80 for others.
  var portOrDefault: Int {
    port ?? (["https", "wss"].contains(scheme?.lowercased() ?? "") ? 443 : 80)
  }

  /// Returns whether two URLs have the same scheme, host and port (HTML, same origin).
  func isSameOrigin(as other: URL) -> Bool {
    scheme?.lowercased() == other.scheme?.lowercased()
      && host?.lowercased() == other.host?.lowercased() && portOrDefault == other.portOrDefault
  }
}
