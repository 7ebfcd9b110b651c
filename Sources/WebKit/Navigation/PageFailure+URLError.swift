import Foundation
import WebEngine

extension PageFailure {
  /// The failure in the words of the URL loading system (W191, W172).
  var urlError: URLError {
    var userInfo: [String: Any] = [NSLocalizedDescriptionKey: Self.sentence(urlErrorCode)]
    if let url {
      userInfo[NSURLErrorFailingURLErrorKey] = url
      // Deprecated by name, still in every error that WebKit hands out.
      userInfo["NSErrorFailingURLStringKey"] = url.absoluteString
    }
    if !detail.isEmpty { userInfo[NSDebugDescriptionErrorKey] = detail }
    return URLError(urlErrorCode, userInfo: userInfo)
  }

  private var urlErrorCode: URLError.Code {
    switch kind {
    case .hostNotFound: return .cannotFindHost
    case .cannotConnect: return .cannotConnectToHost
    case .offline: return .notConnectedToInternet
    case .timedOut: return .timedOut
    case .insecure: return .secureConnectionFailed
    case .connectionLost: return .networkConnectionLost
    case .cancelled: return .cancelled
    case .unsupportedURL: return .unsupportedURL
    case .fileNotFound: return .fileDoesNotExist
    case .other: return .unknown
    }
  }

  private static func sentence(_ code: URLError.Code) -> String {
    switch code {
    case .cannotFindHost: return "A server with the specified hostname could not be found."
    case .cannotConnectToHost: return "Could not connect to the server."
    case .notConnectedToInternet: return "The Internet connection appears to be offline."
    case .timedOut: return "The request timed out."
    case .secureConnectionFailed: return "A secure connection could not be made."
    case .networkConnectionLost: return "The network connection was lost."
    case .cancelled: return "cancelled"
    case .unsupportedURL: return "unsupported URL"
    case .fileDoesNotExist: return "The requested file does not exist."
    default: return "The page could not be loaded."
    }
  }
}
