public import Foundation

/// Why a load failed.
public struct PageFailure: Sendable, Hashable {
  /// The kinds of failure that a web view tells apart.
  public enum Kind: Sendable, Hashable {
    /// The host's name has no address.
    case hostNotFound
    /// Nothing accepted a connection at the URL's host and port.
    case cannotConnect
    /// There is no network.
    case offline
    /// No response in time.
    case timedOut
    /// The connection was not secure.
    case insecure
    /// The server's certificate chain is not trusted, or it is for another host.
    case certificateUntrusted
    /// A certificate of the chain has expired or is not valid yet.
    case certificateOutOfDate
    /// The server requires a client certificate.
    case clientCertificateNeeded
    /// The connection ended too early.
    case connectionLost
    /// The contents are not of the encoding that the server says.
    case undecodable
    /// The load was canceled.
    case cancelled
    /// The response makes no document: a download, a type that cannot be shown, one without contents.
    case interrupted
    /// The server redirected the load too often.
    case tooManyRedirects
    /// The server responded with an error, and with no page about it.
    case errorWithoutPage
    /// The port is one that browsers do not talk to.
    case restrictedPort
    /// A content rule does not let it be loaded.
    case blockedByRule
    /// The app's scheme handler failed with this error.
    case program(domain: String, code: Int, message: String)
    /// The URL's scheme is unknown or the URL malformed.
    case unsupportedURL
    /// The file does not exist or may not be read.
    case fileNotFound
    /// The file lies outside the folder that the page may read.
    case fileOutsideFolder
    /// The document is a player for audio or video, which loads the resource by itself.
    case mediaDocument
    /// No engine is connected, or it cannot be started; the detail says what to do.
    case engineMissing
    /// The host has private IP addresses only, which the engine does not let pages load.
    case privateAddress
    /// The file is too large to be shown as a document.
    case fileTooLarge
    /// Anything else.
    case other
  }

  /// The kind.
  public var kind: Kind
  /// The URL that failed.
  public var url: URL?
  /// The engine's own name of the failure, such as "net::ERR_NAME_NOT_RESOLVED".
  public var detail: String

  /// Creates a failure.
  public init(kind: Kind, url: URL?, detail: String) {
    self.kind = kind
    self.url = url
    self.detail = detail
  }
}
