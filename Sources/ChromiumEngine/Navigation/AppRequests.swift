import Foundation
import WebEngine

/// The app's requests for documents of the main frame, of which Chromium's history stores only the URL.
struct AppRequests {
  /// A request with the app's method, header fields and body.
  struct Request: Equatable {
    /// The URL of the request or of its last redirect, without a fragment.
    var url: String
    var method: String
    var headers: [String: String]
    var body: Data?

    /// Returns the request after a redirect.
    ///
    /// The header fields remain, except credentials for another origin, and those that describe a body that
    /// is no longer sent (NetworkDataTaskCocoa.mm, restated).
    func redirected(to url: String, method: String) -> Request {
      let isSameOrigin = isSameOrigin(as: url)
      let keepsBody = method == self.method
      let headers = headers.filter { name, _ in
        let name = name.lowercased()
        if name == "authorization" || name == "origin" { return isSameOrigin }
        return keepsBody || !name.hasPrefix("content-")
      }
      return Request(
        url: url, method: method, headers: headers, body: keepsBody ? body : nil)
    }

    private func isSameOrigin(as address: String) -> Bool {
      guard let url = URL(address: url), let other = URL(address: address) else { return false }
      return url.isSameOrigin(as: other)
    }
  }

  /// The requests, by the loads that they were sent for.
  private var sent: [String: Request] = [:]
  /// The loads with requests, oldest first.
  private var loads: [String] = []
  /// The maximum number of requests: enough for Chromium's back-forward cache and some provisional loads.
  private static let capacity = 16
  /// The load of the current document.
  private var shown = ""

  /// Adds a request that was sent for a load.
  mutating func add(_ request: Request, loader: String) {
    if sent.updateValue(request, forKey: loader) == nil { loads.append(loader) }
    if loads.count > Self.capacity { sent[loads.removeFirst()] = nil }
  }

  /// Handles a redirect of a load; returns the app's redirected request, if the load has one.
  mutating func redirect(_ loader: String, to url: String, method: String) -> Request? {
    guard let request = sent[loader]?.redirected(to: url, method: method) else { return nil }
    sent[loader] = request
    return request
  }

  /// Handles the commit of a load's document.
  mutating func didCommit(_ loader: String) { shown = loader }

  /// Returns the request for the current document, if the document still has its URL.
  func shown(at url: String) -> Request? {
    sent[shown].flatMap { $0.url == url ? $0 : nil }
  }
}
