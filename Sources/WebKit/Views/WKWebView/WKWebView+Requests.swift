import Foundation
import FoundationNetworking
import WebEngine

/// What an app's request asks of the engine.
extension WKWebView {
  func startLoad(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    guard let own = ownRequest(request, url) else {
      return begin(request, .standard, type: .other, plan(for: url))
    }
    return begin(
      request, .standard, type: .other, .load(own.adding(cacheFields(of: request, url))), own: own)
  }

  /// Loads an address of the web as it is written: a `URL` encodes characters, such as `[` and `|` of
  /// a query, that the URL Standard sends as they are.
  ///
  /// - Returns: The load; `nil` for text that is no address.
  @discardableResult
  package func load(address: String) -> WKNavigation? {
    guard let url = URL(address: address) else { return nil }
    let request = URLRequest(url: url)
    let own = PageRequest.url(url, timeLimit: request.timeLimit, spelling: address)
    return begin(request, .standard, type: .other, .load(own), own: url.isOfWeb ? own : nil)
  }

  /// What the app wants to be sent; `nil` for what comes from no server, and is no more than its
  /// address.
  private func ownRequest(_ request: URLRequest, _ url: URL) -> PageRequest? {
    let method = request.httpMethod ?? "GET"
    let headers = request.allHTTPHeaderFields ?? [:]
    let body = request.httpBody ?? request.httpBodyStream.map(Self.contents)
    guard method == "GET", body == nil, headers.isEmpty else {
      return .request(
        url, method: method, headers: headers, body: body, timeLimit: request.timeLimit)
    }
    return url.isOfWeb ? .url(url, timeLimit: request.timeLimit) : nil
  }

  /// What is left of the app's request where a server sends it elsewhere: the body goes along with its
  /// method (W177), and fields of the app's own with any; or where the page loads itself again.
  func ownRequest(after question: NavigationRequest) -> PageRequest? {
    if !question.isRedirect, [.reload, .formResubmission].contains(question.cause) {
      return documentState.settings.request
    }
    guard question.isRedirect, let own = viewState.nextDocument.request else { return nil }
    switch own {
    case .url(_, let timeLimit, _): return .url(question.url, timeLimit: timeLimit)
    case .request(_, let method, let headers, let body, let timeLimit):
      // The engine has taken out what does not go along.
      let left = Set(question.headers.keys.map { $0.lowercased() })
      let fields = headers.filter { left.contains($0.key.lowercased()) }
      let keepsBody = method == question.method
      guard !fields.isEmpty || (keepsBody && body != nil) else {
        return .url(question.url, timeLimit: timeLimit)
      }
      return .request(
        question.url, method: question.method, headers: fields, body: keepsBody ? body : nil,
        timeLimit: timeLimit)
    case .data, .html, .file: return nil
    }
  }

  /// The document has an address of a script's making: what the app sent was for another (W202).
  func documentMoved(from address: URL?, to url: URL) {
    guard documentState.settings.request != nil, address?.withoutFragment != url.withoutFragment
    else {
      return
    }
    documentState.settings.request = nil
    documentState.settings.method = "GET"
  }

  /// The fields that ask caches for what the request's policy wants.
  private func cacheFields(of request: URLRequest, _ url: URL) -> [String: String] {
    guard url.isOfWeb else { return [:] }
    switch request.cachePolicy {
    case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData:
      return Self.pastCaches
    case .reloadRevalidatingCacheData: return ["Cache-Control": "max-age=0"]
    case .useProtocolCachePolicy: return isShown(url) ? Self.pastCaches : [:]
    // No field asks for what is kept but stale.
    default: return [:]
    }
  }

  private static let pastCaches: [String: String] = [
    "Cache-Control": "no-cache", "Pragma": "no-cache",
  ]

  /// Whether it is the address of the page shown, which is then reloaded (W250); one with a
  /// fragment is a place in it.
  private func isShown(_ url: URL) -> Bool {
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
  /// The request with header fields that it does not have itself.
  fileprivate func adding(_ fields: [String: String]) -> PageRequest {
    guard !fields.isEmpty else { return self }
    switch self {
    case .url(let url, let timeLimit, _):
      return .request(url, method: "GET", headers: fields, body: nil, timeLimit: timeLimit)
    case .request(let url, let method, var headers, let body, let timeLimit):
      // Names are told apart without regard to case.
      let known = Set(headers.keys.map { $0.lowercased() })
      for (name, value) in fields where !known.contains(name.lowercased()) {
        headers[name] = value
      }
      return .request(url, method: method, headers: headers, body: body, timeLimit: timeLimit)
    case .data, .html, .file: return self
    }
  }
}

extension URLRequest {
  /// How long a server may take to begin its answer (W191); an interval that is none is the usual
  /// minute.
  var timeLimit: Duration {
    guard timeoutInterval > 0 else { return .seconds(60) }
    // Whoever wants to wait forever says so with numbers that no clock can reach.
    return .seconds(min(timeoutInterval, TimeInterval(Int32.max)))
  }
}

extension URL {
  fileprivate var withoutFragment: Substring { absoluteString.prefix { $0 != "#" } }

  /// Whether a server is asked for it.
  var isOfWeb: Bool { ["http", "https"].contains(scheme?.lowercased() ?? "") }
}
