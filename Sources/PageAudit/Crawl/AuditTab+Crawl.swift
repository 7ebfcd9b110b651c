import Foundation
import PageHosts
import WebKit

extension AuditTab {
  /// Reads what a crawl needs of the document.
  func document(textLimit: Int = 0) async throws(ShotFailure) -> CrawlDocument {
    try await value(of: AuditScript.document.text + "(\(textLimit))")
  }

  /// Reads a resource of the document's origin.
  func resource(
    at url: URL, limit: Int, timeout: Duration
  ) async throws(ShotFailure) -> CrawlResource {
    let address = (try? JSONEncoder().encode(url.absoluteString)) ?? Data()
    let milliseconds = timeout.components.seconds * 1000
    return try await value(
      of: AuditScript.resource.text
        + "(\(String(decoding: address, as: UTF8.self)), \(limit), \(milliseconds))")
  }

  /// Evaluates an expression whose value, or that of its promise, is JSON.
  private func value<Value: Decodable>(
    of expression: String
  ) async throws(ShotFailure) -> Value {
    do {
      let result = try await run.webView.callAsyncJavaScript(
        "return await " + expression, arguments: [:], in: nil, contentWorld: Self.world)
      return try JSONDecoder().decode(Value.self, from: Data(((result as? String) ?? "").utf8))
    } catch {
      throw ShotFailure(
        "\(page.argument) could not be read: \(error.localizedDescription)",
        advice: "Try again; a page that replaces its document at once does this.")
    }
  }
}
