public import Foundation

/// Something that a server wants before it answers, or that the app has to say of a server.
public struct PageChallenge: Sendable, Hashable {
  /// What is wanted.
  public enum Kind: Sendable, Hashable {
    /// A name and a password, in plain words.
    case basic
    /// A name and a password, of which a digest is sent.
    case digest
    /// A name and a password, in Microsoft's way.
    case ntlm
    /// A name or a ticket, in a way that client and server agree on.
    case negotiate
    /// The app's word on a server whose certificate nobody vouches for.
    case serverTrust(certificates: [Data])
  }

  /// The number to answer it by.
  public var identifier: Int
  /// What is wanted.
  public var kind: Kind
  /// The address that the request is for.
  public var url: URL
  /// The server's host.
  public var host: String
  /// The server's port.
  public var port: Int
  /// What the server calls the place that is closed; `nil` where it does not say.
  public var realm: String?
  /// Whether it is a proxy that asks.
  public var isProxy: Bool
  /// How often it was answered in vain.
  public var failureCount: Int

  /// Describes a challenge.
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

  /// What is said to a challenge.
  public enum Answer: Sendable, Hashable {
    /// A name and a password.
    case credential(user: String, password: String)
    /// The server is trusted.
    case trust
    /// Nothing: the server's own page about it is shown, and a server that is not trusted is left.
    case nothing
    /// The load ends as one that was canceled.
    case cancel
  }
}
