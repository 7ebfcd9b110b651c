import Foundation
import PageHosts
import WebEngine
import WebKit

/// Loads pages and files as the audit does: in the engine, on the first screen of the request.
///
/// Sitemaps are read with `fetch` in an empty document of their origin, so that the headers, the trusted
/// servers and the blocked addresses are the same as for pages. The server's own policies do not apply to
/// that document, so they cannot prevent the read.
@MainActor
final class EngineCrawlLoader: CrawlLoader {
  private let request: AuditRequest
  private let screen: SweptScreen
  /// An empty document of the origin, in which sitemaps are read.
  private var files: AuditTab?

  /// The maximum number of bytes that are read of a sitemap.
  static let sitemapByteLimit = 10 << 20

  init?(_ request: AuditRequest) {
    guard let screen = SweptScreen.all(of: request, hosts: [.safari]).first else { return nil }
    self.request = request
    self.screen = screen
  }

  func page(at url: URL) async throws(ShotFailure) -> CrawledPage? {
    let tab = tab(of: url)
    let result = await load(url, in: tab)
    await tab.close()
    return try result.get()
  }

  private func load(_ url: URL, in tab: AuditTab) async -> Result<CrawledPage?, ShotFailure> {
    if let failure = await failure(loading: url, in: tab) {
      return hasNoPage(tab) ? .success(nil) : .failure(failure)
    }
    do throws(ShotFailure) {
      let document = try await tab.document()
      guard document.type == "text/html", let final = URL(address: document.address) else {
        return .success(nil)
      }
      return .success(
        CrawledPage(url: final, links: document.links.compactMap { URL(address: $0) }))
    } catch {
      return .failure(error)
    }
  }

  func robots(of origin: URL) async -> RobotsFile.Response {
    await close()
    guard let url = URL(string: "/robots.txt", relativeTo: origin)?.absoluteURL else {
      return .unreachable("its address is malformed")
    }
    let tab = tab(of: url, forFiles: true)
    let response = await robots(at: url, in: tab)
    await tab.close()
    return response
  }

  private func robots(at url: URL, in tab: AuditTab) async -> RobotsFile.Response {
    let failure = await failure(loading: url, in: tab)
    if let status = tab.run.webView.responseStatus, status >= 400 {
      return .status(status, text: "")
    }
    if let failure { return .unreachable(failure.reason) }
    do throws(ShotFailure) {
      let document = try await tab.document(textLimit: RobotsFile.byteLimit)
      return .status(200, text: document.text)
    } catch {
      return .unreachable(error.reason)
    }
  }

  func sitemap(at url: URL) async throws(ShotFailure) -> CrawledFile {
    let tab = try await fileTab(of: url)
    let resource = try await tab.resource(
      at: url, limit: Self.sitemapByteLimit, timeout: request.timeout)
    guard resource.error.isEmpty else {
      throw ShotFailure(sitemap: url, reason: resource.error)
    }
    guard (200...299).contains(resource.status) else {
      throw ShotFailure(
        sitemap: url, reason: "the server responded with status \(resource.status)")
    }
    return CrawledFile(text: resource.text, isCut: resource.isCut)
  }

  /// Closes the document in which files are read.
  func close() async {
    await files?.close()
    files = nil
  }

  /// Returns a tab with an empty document of a URL's origin.
  private func fileTab(of url: URL) async throws(ShotFailure) -> AuditTab {
    if let files, await shows(url, files) { return files }
    await close()
    let root = URL(string: "/", relativeTo: url)?.absoluteURL ?? url
    let tab = tab(of: root, forFiles: true)
    files = tab
    tab.run.load(tab.page, showing: "<!doctype html>", access: request.access)
    await tab.run.opening?.value
    var reason = "there is no document to read it in"
    do throws(WebEngineError) {
      _ = try await tab.run.wait(
        PageWait(until: .load), until: ContinuousClock.now + request.timeout)
    } catch {
      reason = error.message
    }
    guard await shows(url, tab) else { throw ShotFailure(sitemap: url, reason: reason) }
    return tab
  }

  /// Returns whether a tab's document is of the origin of a URL.
  private func shows(_ url: URL, _ tab: AuditTab) async -> Bool {
    guard let document = try? await tab.document() else { return false }
    return URL(address: document.address)?.isSameOrigin(as: url) ?? false
  }

  /// Returns a tab for a page, or for a document in which files are read.
  private func tab(of url: URL, forFiles isForFiles: Bool = false) -> AuditTab {
    var request = request
    // These documents do not have the element whose appearance is awaited in pages (`--wait-for`).
    if isForFiles { request.wait = PageWait(until: .load) }
    return AuditTab(
      screen, page: PageSource(.web(url), argument: url.absoluteString), request: request)
  }

  /// Loads a tab; returns why it has no page, `nil` if it has.
  private func failure(loading url: URL, in tab: AuditTab) async -> ShotFailure? {
    do {
      try await tab.load()
      return nil
    } catch let failure as ShotFailure {
      if let status = failure.httpStatus, status >= 400 {
        return ShotFailure(errorStatus: status, at: url)
      }
      let cause = tab.run.webView.documentFailure
      guard cause?.kind == .privateAddress else { return failure }
      return ShotFailure(privateAddress: url, host: cause?.url?.host() ?? "an address")
    } catch let error as WebEngineError {
      return ShotFailure(showing: url.absoluteString, error: error)
    } catch {
      return ShotFailure(
        "\(url.absoluteString) could not be loaded: \(error.localizedDescription)", advice: "")
    }
  }

  /// Returns whether a tab shows no page: it started a download, or the type cannot be shown.
  private func hasNoPage(_ tab: AuditTab) -> Bool {
    tab.run.isDownload || tab.run.webView.documentFailure?.kind == .interrupted
  }
}

extension ShotFailure {
  /// The message without its final period, for quoting it in another sentence.
  fileprivate var reason: String {
    message.hasSuffix(".") ? String(message.dropLast()) : message
  }
}
