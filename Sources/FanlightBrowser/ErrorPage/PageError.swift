public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why a page could not be shown.
public struct PageError: Hashable, Sendable {
  /// The kinds of failure that people can do something about.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The device is not connected.
    case offline
    /// There is no such host, or nobody can say where it is.
    case hostNotFound
    /// The host does not take connections, or ended one.
    case connectionFailed
    /// The host did not answer in time.
    case timedOut
    /// The connection would not be secure.
    case notSecure
    /// One page leads to another without end.
    case tooManyRedirects
    /// The page's process ended.
    case processEnded
    /// Something else.
    case other
  }

  /// The kind of error that occurred.
  public var kind: Kind

  /// The address that was asked for; `nil` when nobody knows.
  public var url: URL?

  /// What the system says of it, in its language.
  public var reason: String

  /// Creates an error of a kind for a URL.
  public init(_ kind: Kind, url: URL?, reason: String = "") {
    self.kind = kind
    self.url = url
    self.reason = reason
  }

  /// Creates an error from one that a navigation delegate received; `nil` where the load did not
  /// fail: it was stopped or replaced, a policy refused it, or it became a download.
  ///
  /// - Parameter attempted: The address that was asked for, where the error names none.
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
