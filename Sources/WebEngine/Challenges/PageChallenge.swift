public import Foundation

/// An authentication challenge: a server requires credentials, or its trust is to be evaluated.
public struct PageChallenge: Sendable, Hashable {
  /// The authentication methods of a challenge.
  public enum Kind: Sendable, Hashable {
    /// HTTP Basic authentication.
    case basic
    /// HTTP Digest authentication.
    case digest
    /// NTLM authentication.
    case ntlm
    /// Negotiate authentication, by Kerberos or NTLM.
    case negotiate
    /// Evaluation of a server's trust; the certificate chain, leaf first, DER-encoded.
    case serverTrust(certificates: [Data])
  }

  /// The number that identifies the challenge in the response.
  public var identifier: Int
  /// The authentication method of the challenge.
  public var kind: Kind
  /// The URL of the request that was challenged.
  public var url: URL
  /// The host of the server.
  public var host: String
  /// The port of the server.
  public var port: Int
  /// The realm of the protection space; `nil` if the server names none.
  public var realm: String?
  /// A Boolean value that indicates whether the challenge is from a proxy.
  public var isProxy: Bool
  /// The number of credentials that the server has rejected.
  public var failureCount: Int

  /// Creates an authentication challenge for a request.
  public init(
    identifier: Int, kind: Kind, url: URL, host: String, port: Int, realm: String? = nil,
    isProxy: Bool = false, failureCount: Int = 0
  ) {
    self.identifier = identifier
    self.kind = kind
    self.url = url
    self.host = host
    self.port = port
    self.realm = realm
    self.isProxy = isProxy
    self.failureCount = failureCount
  }

  /// The responses to an authentication challenge.
  public enum Response: Sendable, Hashable {
    /// Use this user name and password.
    case credential(user: String, password: String)
    /// Accept the server's trust.
    case trust
    /// Perform the default handling: the response is shown, or an untrusted connection fails.
    case nothing
    /// Cancel the load.
    case cancel
  }
}
