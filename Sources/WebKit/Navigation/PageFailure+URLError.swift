import Foundation
import WebEngine

extension PageFailure {
  /// The error that the navigation delegate receives.
  var error: any Error {
    if case .program(let domain, let code, let message) = kind {
      return NSError(domain: domain, code: code, userInfo: userInfo(message))  // W314
    }
    if kind == .engineMissing {
      return NSError(domain: Self.errorDomain, code: 1, userInfo: userInfo(detail))
    }
    return webKitCode.map(webKitError) ?? urlError
  }

  /// The domain of errors that do not occur on a device.
  private static let errorDomain: String = "FanlightErrorDomain"

  /// The code of a failure in WebKit's own error domain (W182-W184, W229).
  private var webKitCode: Int? {
    switch kind {
    case .interrupted: return 102
    case .restrictedPort: return 103
    case .blockedByRule: return 104
    case .mediaDocument: return 204  // W333
    case .fileOutsideFolder: return 300  // W227
    default: return nil
    }
  }

  private func webKitError(_ code: Int) -> any Error {
    let sentence =
      switch code {
      case 103: "Not allowed to use restricted network port"
      case 104: "The URL was blocked by a content blocker"
      case 204: "Plug-in handled load"
      case 300: "WebKit encountered an internal error"
      default: "Frame load interrupted"
      }
    return NSError(
      domain: "WebKitErrorDomain", code: code, userInfo: userInfo(sentence))
  }

  /// The failure as an error of the URL loading system (W191, W172).
  var urlError: URLError {
    URLError(urlErrorCode, userInfo: userInfo(Self.sentence(urlErrorCode)))
  }

  private func userInfo(_ sentence: String) -> [String: Any] {
    var userInfo: [String: Any] = [NSLocalizedDescriptionKey: sentence]
    if let url {
      userInfo[NSURLErrorFailingURLErrorKey] = url
      // Deprecated, but still in every error that WebKit reports.
      userInfo["NSErrorFailingURLStringKey"] = url.absoluteString
    }
    if !detail.isEmpty { userInfo[NSDebugDescriptionErrorKey] = detail }
    return userInfo
  }

  private var urlErrorCode: URLError.Code {
    switch kind {
    case .hostNotFound: return .cannotFindHost
    case .cannotConnect, .privateAddress: return .cannotConnectToHost
    case .offline: return .notConnectedToInternet
    case .timedOut: return .timedOut
    case .insecure: return .secureConnectionFailed
    case .certificateUntrusted: return .serverCertificateUntrusted
    case .certificateOutOfDate: return .serverCertificateHasBadDate
    case .clientCertificateNeeded: return .clientCertificateRequired
    case .connectionLost: return .networkConnectionLost
    case .undecodable: return .cannotDecodeRawData
    case .cancelled: return .cancelled
    case .unsupportedURL: return .unsupportedURL
    case .fileNotFound: return .fileDoesNotExist
    case .fileTooLarge: return .dataLengthExceedsMaximum
    case .tooManyRedirects: return .httpTooManyRedirects
    case .errorWithoutPage: return .badServerResponse
    case .interrupted, .restrictedPort, .blockedByRule, .fileOutsideFolder, .program,
      .engineMissing, .mediaDocument, .other:
      return .unknown
    }
  }

  private static func sentence(_ code: URLError.Code) -> String {
    switch code {
    case .cannotFindHost: return "A server with the specified hostname could not be found."
    case .cannotConnectToHost: return "Could not connect to the server."
    case .notConnectedToInternet: return "The Internet connection appears to be offline."
    case .timedOut: return "The request timed out."
    case .secureConnectionFailed: return "A secure connection could not be made."
    case .serverCertificateUntrusted: return "The certificate for this server is invalid."
    case .serverCertificateHasBadDate: return "The certificate for this server has expired."
    case .clientCertificateRequired: return "The server requires a client certificate."
    case .networkConnectionLost: return "The network connection was lost."
    case .cannotDecodeRawData: return "cannot decode raw data"
    case .cancelled: return "cancelled"
    case .unsupportedURL: return "unsupported URL"
    case .httpTooManyRedirects: return "too many HTTP redirects"
    case .badServerResponse: return "There was a bad response from the server."
    case .fileDoesNotExist: return "The requested file does not exist."
    default: return "The page could not be loaded."
    }
  }
}
