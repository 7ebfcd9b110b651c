import Foundation
import PageHosts

@testable import PageAudit

/// A site in memory.
@MainActor
final class FakeSite: CrawlLoader {
  /// A response for the URL of a page.
  enum Page {
    /// A page with links.
    case page([String])
    /// A redirect to another URL.
    case redirect(String)
    /// A file that is not a page.
    case file
    /// A page that cannot be loaded.
    case broken
  }

  var pages: [String: Page] = [:]
  var robots: [String: RobotsFile.Response] = [:]
  var files: [String: String] = [:]
  /// The loaded URLs, in order.
  private(set) var loads: [String] = []

  /// The time of each load.
  private(set) var times: [ContinuousClock.Instant] = []

  func page(at url: URL) async throws(ShotFailure) -> CrawledPage? {
    loads.append(url.absoluteString)
    times.append(.now)
    var address = url.absoluteString
    for _ in 0..<20 {
      switch pages[address] {
      case .page(let links):
        guard let final = URL(string: address) else { return nil }
        return CrawledPage(
          url: final, links: links.compactMap { URL(string: $0, relativeTo: final)?.absoluteURL })
      case .redirect(let next): address = next
      case .file: return nil
      case .broken, nil: throw ShotFailure("\(address) is broken.", advice: "")
      }
    }
    throw ShotFailure("\(address) redirects without end.", advice: "")
  }

  func robots(of origin: URL) async -> RobotsFile.Response {
    let url = URL(string: "/robots.txt", relativeTo: origin)?.absoluteString ?? ""
    loads.append(url)
    return robots[url] ?? .status(404, text: "")
  }

  func sitemap(at url: URL) async throws(ShotFailure) -> CrawledFile {
    loads.append(url.absoluteString)
    guard let text = files[url.absoluteString] else {
      throw ShotFailure("There is no \(url.absoluteString).", advice: "", httpStatus: 404)
    }
    return CrawledFile(text: text)
  }
}
