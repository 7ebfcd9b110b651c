import Foundation
import PageHosts
import WebKit

extension AuditTab {
  /// Reads what a crawl needs of the document.
  func document(textLimit: Int = 0) async throws(ShotFailure) -> CrawlDocument {
    try await call(AuditScript.document.text + "(\(textLimit))")
  }

  /// Reads a resource of the document's origin.
  func resource(
    at url: URL, limit: Int, timeout: Duration
  ) async throws(ShotFailure) -> CrawlResource {
    let address = (try? JSONEncoder().encode(url.absoluteString)) ?? Data()
    let milliseconds = timeout.components.seconds * 1000
    return try await call(
      AuditScript.resource.text
        + "(\(String(decoding: address, as: UTF8.self)), \(limit), \(milliseconds))")
  }
}
