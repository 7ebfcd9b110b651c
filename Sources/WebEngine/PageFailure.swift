public import Foundation

/// The reason why a load failed.
public struct PageFailure: Sendable, Hashable {
  /// The kinds of failure that a web view distinguishes.
  public enum Kind: Sendable, Hashable {
    /// The host's name could not be resolved.
    case hostNotFound
    /// Nothing accepted a connection at the URL's host and port.
    case cannotConnect
    /// There is no network.
    case offline
    /// The request timed out.
    case timedOut
    /// A secure connection could not be established.
    case insecure
    /// The server's certificate chain is not trusted, or it is for another host.
    case certificateUntrusted
    /// A certificate of the chain has expired or is not valid yet.
    case certificateOutOfDate
    /// The server requires a client certificate.
    case clientCertificateNeeded
    /// The connection was lost.
    case connectionLost
    /// The content could not be decoded with its content encoding.
    case undecodable
    /// The load was canceled.
    case cancelled
    /// The load was interrupted: a download, a type that cannot be shown, or no content.
    case interrupted
    /// There were too many redirects.
    case tooManyRedirects
    /// The response is an error without a body.
    case errorWithoutPage
    /// The port is restricted.
    case restrictedPort
    /// A content rule blocked the load.
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
    /// Another failure.
    case other
  }

  /// The kind of the failure.
  public var kind: Kind
  /// The URL that failed to load.
  public var url: URL?
  /// The engine's name of the error, such as "net::ERR_NAME_NOT_RESOLVED".
  public var detail: String

  /// Creates a failure of a URL.
  public init(kind: Kind, url: URL?, detail: String) {
    self.kind = kind
    self.url = url
    self.detail = detail
  }
}
