import Foundation
import FoundationNetworking
import WebKit

/// Responds to `harbour:` URLs, so that figures need no network and can simulate its loss.
final class HarbourScheme: WKURLSchemeHandler {
  /// The HTML of the pages' bodies, by path.
  var bodies: [String: String] = [:]

  /// Returns the URL of a page.
  static func url(_ path: String) -> URL {
    guard let url = URL(string: "harbour://quay" + path) else {
      preconditionFailure("\(path) is no path")
    }
    return url
  }

  /// A URL whose load fails because there is no network.
  static let offline = url("/offline")
  /// A URL that never gets a response.
  static let endless = url("/endless")

  func webView(_ webView: WKWebView, start task: any WKURLSchemeTask) {
    guard let url = task.request.url else { return }
    if url == Self.offline {
      return task.didFailWithError(URLError(.notConnectedToInternet))
    }
    if url == Self.endless { return }
    task.didReceive(
      URLResponse(
        url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8"))
    task.didReceive(Data(page(url.path).utf8))
    task.didFinish()
  }

  func webView(_ webView: WKWebView, stop task: any WKURLSchemeTask) {}

  private func page(_ path: String) -> String {
    HarbourPage.html(path.dropFirst().capitalized, bodies[path] ?? "")
  }
}
