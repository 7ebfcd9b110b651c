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
    return begin(request, .standard, type: .other, .load(own))
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
  /// Whether a server is asked for it.
  var isOfWeb: Bool { ["http", "https"].contains(scheme?.lowercased() ?? "") }
}
