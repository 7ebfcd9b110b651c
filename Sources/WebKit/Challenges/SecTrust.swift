public import Foundation
public import FoundationNetworking

/// A server's claim to be who it says, which the app is asked about.
///
/// Stands for the type of Apple's Security framework, which there is not on Linux; nothing evaluates
/// it: web views ask about servers that the engine does not trust.
public final class SecTrust: Sendable, Hashable {
  /// The certificates, the server's own first, each in DER.
  let certificates: [Data]

  init(_ certificates: [Data] = []) { self.certificates = certificates }

  /// Whether both are one.
  public static func == (one: SecTrust, other: SecTrust) -> Bool { one === other }

  /// Takes in which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A certificate; stands for the type of Apple's Security framework.
public final class SecCertificate: Sendable {
  fileprivate let data: Data

  fileprivate init(_ data: Data) { self.data = data }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The certificates of a server, its own first; `nil` where they are not known.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> [SecCertificate]? {
  trust.certificates.isEmpty ? nil : trust.certificates.map(SecCertificate.init)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A certificate in DER.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> Data { certificate.data }

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
