public import Foundation
public import FoundationNetworking

/// A server's trust, as evaluated by the engine.
///
/// Replaces the type of Apple's Security framework, which Linux lacks.
public final class SecTrust: Sendable, Hashable {
  /// The certificate chain, leaf first; each certificate is DER-encoded.
  let certificates: [Data]
  /// Whether the engine itself trusts the server; `false` if the app had to decide.
  let isTrusted: Bool

  init(_ certificates: [Data] = [], isTrusted: Bool) {
    self.certificates = certificates
    self.isTrusted = isTrusted
  }

  /// Returns a Boolean value that indicates whether two trusts are the same object.
  public static func == (one: SecTrust, other: SecTrust) -> Bool { one === other }

  /// Hashes the identity of the object into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the server's certificate chain, leaf first; `nil` when it is not known.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> [SecCertificate]? {
  trust.certificates.isEmpty ? nil : trust.certificates.map(SecCertificate.init)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the DER representation of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> Data { certificate.data }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The authentication method that evaluates a server's trust.
///
/// FoundationNetworking declares the name as unavailable.
public let NSURLAuthenticationMethodServerTrust: String = "NSURLAuthenticationMethodServerTrust"

extension URLProtectionSpace {
  /// The server's trust; `nil` for other authentication methods.
  public var serverTrust: SecTrust? { (self as? TrustSpace)?.trust }
}

extension URLCredential {
  /// Creates a credential that accepts the server's trust.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
