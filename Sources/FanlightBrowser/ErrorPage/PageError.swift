public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The reason why a page could not be loaded.
public struct PageError: Hashable, Sendable {
  /// Constants that identify the kinds of failure for which an error page gives advice.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The device is not connected.
    case offline
    /// The host name could not be resolved.
    case hostNotFound
    /// The host refused a connection, or closed it.
    case connectionFailed
    /// The host did not respond before the timeout.
    case timedOut
    /// A secure connection could not be established.
    case notSecure
    /// There were too many redirects.
    case tooManyRedirects
    /// The web content process terminated.
    case processEnded
    /// The failure is of another kind.
    case other
  }

  /// The kind of error that occurred.
  public var kind: Kind

  /// The URL that failed to load; `nil` if it is unknown.
  public var url: URL?

  /// The system's localized description of the error.
  public var reason: String

  /// Creates an error of a kind for a URL.
  public init(_ kind: Kind, url: URL?, reason: String = "") {
    self.kind = kind
    self.url = url
    self.reason = reason
  }

  /// Creates an error from one that a navigation delegate received; `nil` if the load did not
  /// fail: it was stopped or replaced, a policy refused it, or it became a download.
  ///
  /// - Parameter attempted: The requested URL, if the error has none.
  public init?(_ error: any Error, attempted: URL?) {
    let error = error as NSError
    let url = error.userInfo[NSURLErrorFailingURLErrorKey] as? URL ?? attempted
    switch (error.domain, error.code) {
    case (NSURLErrorDomain, NSURLErrorCancelled), ("WebKitErrorDomain", 102),
      ("WebKitErrorDomain", 204):
      return nil
    case (NSURLErrorDomain, let code):
      self.init(Self.kind(ofCode: code), url: url, reason: error.localizedDescription)
    default:
      self.init(.other, url: url, reason: error.localizedDescription)
    }
  }

  private static func kind(ofCode code: Int) -> Kind {
    switch code {
    case NSURLErrorNotConnectedToInternet, NSURLErrorDataNotAllowed,
      NSURLErrorInternationalRoamingOff, NSURLErrorCallIsActive:
      .offline
    case NSURLErrorCannotFindHost, NSURLErrorDNSLookupFailed: .hostNotFound
    case NSURLErrorCannotConnectToHost, NSURLErrorNetworkConnectionLost: .connectionFailed
    case NSURLErrorTimedOut: .timedOut
    case NSURLErrorHTTPTooManyRedirects: .tooManyRedirects
    // From NSURLErrorSecureConnectionFailed to NSURLErrorClientCertificateRequired, by Apple's
    // numbers: Foundation off Apple's systems counts them from -1201 on. Last, what App Transport
    // Security does not let through.
    case -1206 ... -1200, NSURLErrorAppTransportSecurityRequiresSecureConnection: .notSecure
    default: .other
    }
  }
}
