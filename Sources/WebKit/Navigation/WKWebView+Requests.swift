import Foundation
import FoundationNetworking
import WebEngine

/// The app's requests, as the engine sends them.
extension WKWebView {
  func startLoad(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    guard let own = ownRequest(request, url) else {
      return startNavigation(request, .standard, type: .other, plan(for: url))
    }
    return startNavigation(
      request, .standard, type: .other, .load(own.adding(cacheFields(of: request, url))),
      resending: own)
  }

  /// Loads a URL with its original spelling.
  ///
  /// A `URL` encodes characters, such as `[` and `|` in a query, that the URL Standard keeps.
  ///
  /// - Returns: The navigation; `nil` for text that is not a URL.
  @discardableResult
  package func load(address: String) -> WKNavigation? {
    guard let url = URL(address: address) else { return nil }
    let request = URLRequest(url: url)
    let own = PageRequest.url(url, responseTimeout: request.responseTimeout, spelling: address)
    return startNavigation(
      request, .standard, type: .other, .load(own), resending: url.isHTTPFamily ? own : nil)
  }

  /// Returns the engine's request for the app's; `nil` if that is just a URL of another scheme than HTTP.
  private func ownRequest(_ request: URLRequest, _ url: URL) -> PageRequest? {
    let method = request.httpMethod ?? "GET"
    let headers = request.allHTTPHeaderFields ?? [:]
    let body = request.httpBody ?? request.httpBodyStream.map(Self.contents)
    guard method == "GET", body == nil, headers.isEmpty else {
      return .request(
        url, method: method, headers: headers, body: body, responseTimeout: request.responseTimeout)
    }
    return url.isHTTPFamily ? .url(url, responseTimeout: request.responseTimeout) : nil
  }

  /// Returns the app's request as it is after a redirect or a reload by the page.
  ///
  /// A redirect keeps the body with the method (W177), and the header fields that the engine has not
  /// removed.
  func ownRequest(after question: NavigationRequest) -> PageRequest? {
    if !question.isRedirect, [.reload, .formResubmission].contains(question.cause) {
      return documentState.settings.request
    }
    guard question.isRedirect, let own = viewState.nextDocument.request else { return nil }
    switch own {
    case .url(_, let responseTimeout, _):
      return .url(question.url, responseTimeout: responseTimeout)
    case .request(_, let method, let headers, let body, let responseTimeout):
      // The engine has removed the header fields that a redirect drops.
      let left = Set(question.headers.keys.map { $0.lowercased() })
      let fields = headers.filter { left.contains($0.key.lowercased()) }
      let keepsBody = method == question.method
      guard !fields.isEmpty || (keepsBody && body != nil) else {
        return .url(question.url, responseTimeout: responseTimeout)
      }
      return .request(
        question.url, method: question.method, headers: fields, body: keepsBody ? body : nil,
        responseTimeout: responseTimeout)
    case .data, .html, .file: return nil
    }
  }

  /// Discards the app's request when a script changes the document's URL, because it was for
  /// another one (W202).
  func documentURLDidChange(from oldURL: URL?, to url: URL) {
    guard documentState.settings.request != nil, oldURL?.withoutFragment != url.withoutFragment
    else {
      return
    }
    documentState.settings.request = nil
    documentState.settings.method = "GET"
  }

  /// Returns the header fields for the request's cache policy.
  private func cacheFields(of request: URLRequest, _ url: URL) -> [String: String] {
    guard url.isHTTPFamily else { return [:] }
    switch request.cachePolicy {
    case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData:
      return Self.cacheBypass
    case .reloadRevalidatingCacheData: return ["Cache-Control": "max-age=0"]
    case .useProtocolCachePolicy: return isCurrentPage(url) ? Self.cacheBypass : [:]
    // No header field requests stale data.
    default: return [:]
    }
  }

  private static let cacheBypass: [String: String] = [
    "Cache-Control": "no-cache", "Pragma": "no-cache",
  ]

  /// Returns whether a URL is that of the current page, which a load then reloads (W250); a URL with a
  /// fragment scrolls it.
  private func isCurrentPage(_ url: URL) -> Bool {
    url == navigation.load.committedURL && url.fragment == nil && !navigation.history.isHidden
  }

  private static func contents(of stream: InputStream) -> Data {
    stream.open()
    defer { stream.close() }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = stream.read(&buffer, maxLength: buffer.count)
      guard count > 0 else { return data }
      data.append(contentsOf: buffer.prefix(count))
    }
  }
}

extension PageRequest {
  /// Returns the request with header fields added that it does not have.
  fileprivate func adding(_ fields: [String: String]) -> PageRequest {
    guard !fields.isEmpty else { return self }
    switch self {
    case .url(let url, let responseTimeout, _):
      return .request(
        url, method: "GET", headers: fields, body: nil, responseTimeout: responseTimeout)
    case .request(let url, let method, var headers, let body, let responseTimeout):
      // Names of header fields are case-insensitive.
      let known = Set(headers.keys.map { $0.lowercased() })
      for (name, value) in fields where !known.contains(name.lowercased()) {
        headers[name] = value
      }
      return .request(
        url, method: method, headers: headers, body: body, responseTimeout: responseTimeout)
    case .data, .html, .file: return self
    }
  }
}

extension URL {
  fileprivate var withoutFragment: Substring { absoluteString.prefix { $0 != "#" } }

  /// Whether the scheme is HTTP or HTTPS.
  var isHTTPFamily: Bool { ["http", "https"].contains(scheme?.lowercased() ?? "") }
}
