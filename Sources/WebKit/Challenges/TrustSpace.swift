import Foundation
import FoundationNetworking

/// The protection space of a server that the engine does not trust.
final class TrustSpace: URLProtectionSpace, @unchecked Sendable {
  // Sendable as its superclass is: neither changes after initialization.
  let trust: SecTrust = SecTrust(isTrusted: false)

  init(host: String, port: Int) {
    super.init(
      host: host, port: port, protocol: NSURLProtectionSpaceHTTPS, realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
  }
}
