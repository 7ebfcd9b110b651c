import Foundation
import WebEngine

extension FilteringProxy.Verdict {
  /// Returns the failure of a load with this verdict; `nil` if a connection was made.
  func failure(of url: URL) -> PageFailure? {
    switch self {
    case .connected: nil
    case .isPrivate:
      PageFailure(kind: .privateAddress, url: url, detail: "a private address")
    case .notFound: PageFailure(chromium: "net::ERR_NAME_NOT_RESOLVED", url: url)
    case .unreachable: PageFailure(chromium: "net::ERR_CONNECTION_REFUSED", url: url)
    }
  }
}
