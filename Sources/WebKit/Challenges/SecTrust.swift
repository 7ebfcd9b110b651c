import Foundation
public import FoundationNetworking

/// A server's claim to be who it says, which the app is asked about.
///
/// Stands for the type of Apple's Security framework, which there is not on Linux; nothing evaluates
/// it: web views ask about servers that the engine does not trust.
public final class SecTrust: Sendable {
  init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The way of servers to show who they are by a certificate.
///
/// FoundationNetworking declares the name as one that is not there.
public let NSURLAuthenticationMethodServerTrust: String = "NSURLAuthenticationMethodServerTrust"

/// A server whose certificate is asked about.
final class TrustSpace: URLProtectionSpace, @unchecked Sendable {
  // Sendable as its superclass is: neither changes after it was made.
  let trust: SecTrust = SecTrust()

  init(host: String, port: Int) {
    super.init(
      host: host, port: port, protocol: NSURLProtectionSpaceHTTPS, realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
  }
}

extension URLProtectionSpace {
  /// The claim of the server; `nil` where something else is asked about.
  public var serverTrust: SecTrust? { (self as? TrustSpace)?.trust }
}

extension URLCredential {
  /// Creates the word that a server is trusted.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
