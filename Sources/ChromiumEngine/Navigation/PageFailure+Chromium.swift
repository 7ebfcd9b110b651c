import Foundation
import WebEngine

extension PageFailure {
  /// Creates the failure for a network error of Chromium's, such as "net::ERR_NAME_NOT_RESOLVED".
  init(chromium detail: String, url: URL?) {
    self.init(kind: Self.kind(of: detail), url: url, detail: detail)
  }

  /// Creates the failure of a load that failed after a response, which may be the cause.
  init(chromium detail: String, url: URL?, response: MainResourceResponse?) {
    self.init(chromium: detail, url: url)
    guard let response else { return }
    if kind == .cancelled {
      // Neither app nor user canceled it: the response cannot be a document.
      self.kind = response.isRedirect ? .unsupportedURL : .interrupted
      self.detail = response.failureReason
    } else if kind == .errorWithoutPage {
      self.detail = response.statusLine
    }
  }

  /// Returns the kind for one of Chromium's names of network errors, which are in its `net_error_list.h`.
  private static func kind(of detail: String) -> Kind {
    let name = detail.replacingOccurrences(of: "net::ERR_", with: "")
    return switch name {
    case "NAME_NOT_RESOLVED", "NAME_RESOLUTION_FAILED", "ICANN_NAME_COLLISION", "DNS_TIMED_OUT",
      "DNS_MALFORMED_RESPONSE", "DNS_SERVER_FAILED":
      .hostNotFound
    case "CONNECTION_REFUSED", "CONNECTION_FAILED", "ADDRESS_UNREACHABLE", "ADDRESS_INVALID",
      "NETWORK_ACCESS_DENIED", "PROXY_CONNECTION_FAILED", "TUNNEL_CONNECTION_FAILED",
      "SOCKS_CONNECTION_FAILED":
      .cannotConnect
    case "UNSAFE_PORT": .restrictedPort
    case "TOO_MANY_REDIRECTS": .tooManyRedirects
    case "HTTP_RESPONSE_CODE_FAILURE": .errorWithoutPage
    case "INTERNET_DISCONNECTED", "NETWORK_CHANGED": .offline
    case "TIMED_OUT", "CONNECTION_TIMED_OUT": .timedOut
    case "CONNECTION_RESET", "CONNECTION_CLOSED", "CONNECTION_ABORTED", "EMPTY_RESPONSE",
      "CONTENT_LENGTH_MISMATCH", "INCOMPLETE_CHUNKED_ENCODING", "HTTP2_PROTOCOL_ERROR",
      "QUIC_PROTOCOL_ERROR", "INVALID_HTTP_RESPONSE", "SOCKET_NOT_CONNECTED":
      .connectionLost
    case "CONTENT_DECODING_FAILED", "CONTENT_DECODING_INIT_FAILED", "ZSTD_WINDOW_SIZE_TOO_BIG":
      .undecodable
    case "ABORTED": .cancelled
    case "UNKNOWN_URL_SCHEME", "DISALLOWED_URL_SCHEME", "INVALID_URL", "UNSAFE_REDIRECT":
      .unsupportedURL
    case "FILE_NOT_FOUND", "ACCESS_DENIED": .fileNotFound
    case "CERT_DATE_INVALID", "CERT_VALIDITY_TOO_LONG": .certificateOutOfDate
    case "SSL_CLIENT_AUTH_CERT_NEEDED", "BAD_SSL_CLIENT_AUTH_CERT": .clientCertificateNeeded
    default:
      if name.hasPrefix("CERT_") {
        .certificateUntrusted
      } else if name.hasPrefix("SSL_") || name.hasPrefix("BAD_SSL") {
        .insecure
      } else {
        .other
      }
    }
  }
}
