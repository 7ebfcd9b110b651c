import EngineSupport
import Foundation
import WebEngine

/// The loads that the app starts.
extension LoadController {
  /// Prepares for a load of the app.
  private func willLoad(timeout: Duration? = nil) throws(WebEngineError) {
    // Chromium starts a new process for the load if the old one has terminated.
    page.isCrashed = false
    try page.checkOpen()
    substitute = nil
    page.responseTimeout.next = timeout
  }

  /// Starts a load of the app.
  func load(_ request: PageRequest) throws(WebEngineError) {
    try willLoad(timeout: request.responseTimeout)
    switch request {
    case .url(let url, _, let spelling):
      page.files.willLoad(url)
      load(url, spelling: spelling)
    case .request(let url, let method, let headers, let body, _):
      page.files.willLoadWithoutFiles()
      substitute = .request(
        .init(url: url.absoluteString, method: method, headers: headers, body: body))
      load(url)
    case .file(let url, let directory, let scriptsMayRead):
      page.files.willLoad(url, in: directory, scriptsMayRead: scriptsMayRead)
      load(url)
    case .html(let html, let base):
      if let base, base.canBeBase {
        show(
          .init(contents: Data(html.utf8), mediaType: "text/html; charset=utf-8"), at: base)
      } else {
        page.files.willLoadWithoutFiles()
        substitute = .blank(html: html)
        navigate(to: URL.blankDocument.absoluteString)
      }
    case .data(let data, let mediaType, let url):
      show(
        .init(contents: data, mediaType: mediaType), at: url.canBeBase ? url : .blankDocument)
    }
  }

  /// Loads the app's contents as the document of a URL.
  private func show(_ document: LocalFileReader.File, at url: URL) {
    page.files.willLoadContents(at: url)
    substitute = .response(document)
    guard !url.isFetched else { return load(url) }
    if let inside = page.schemes.load(contentsAt: url) { navigate(to: inside.absoluteString) }
  }

  private func load(_ url: URL, spelling: String? = nil) {
    page.browser.proxy?.allow(url)
    if let inside = page.schemes.load(url) { return navigate(to: inside.absoluteString) }
    guard url.isLoadableByApp else {
      return fail(url.absoluteString, "net::ERR_UNKNOWN_URL_SCHEME")
    }
    navigate(to: spelling ?? url.absoluteString)
  }

  /// Navigates the main frame to a URL for the app.
  func navigate(to url: String, referrer: String? = nil) {
    requestedURL = url
    var parameters: [String: JSON] = ["url": .string(url)]
    if let referrer { parameters["referrer"] = .string(referrer) }
    page.session.connection.post(
      "Page.navigate", .object(parameters), session: page.session.identifier
    ) { [weak page = page] result in
      // Failed loads are reported by events, except those of a URL that Chromium cannot parse.
      guard case .success(let message) = result else { return }
      do throws(WebEngineError) {
        _ = try message.result(Session.EmptyResult.self, of: "Page.navigate")
      } catch {
        Task { [weak page] in await page?.didRefuseURL(url) }
      }
    }
  }

  /// Handles a load whose URL Chromium cannot parse.
  func didRefuse(_ url: String) {
    requestedURL = nil
    fail(url, "net::ERR_INVALID_URL")
  }

  /// Reports a load that fails before it starts.
  func fail(_ address: String, _ detail: String) {
    let url = URL(address: address)
    page.emit(url.map { [.navigation(.started($0))] } ?? [])
    page.emit([.navigation(.failedProvisionally(PageFailure(chromium: detail, url: url)))])
  }

  // MARK: Reloads and traversals

  /// Reloads the document of the main frame.
  func reload(
    bypassingCaches: Bool, resending request: PageRequest?
  ) async throws(WebEngineError) {
    try willLoad(timeout: request?.responseTimeout)
    // Chromium does not store the fields and the body that were added to its own request.
    resend(request)
    requestedURL = page.document(of: page.target)?.absoluteString ?? "about:blank"
    try await page.session.call("Page.reload", ["ignoreCache": .bool(bypassingCaches)])
  }

  /// Traverses to an entry of the session history, and returns whether Chromium still has it.
  func traverse(
    to identifier: Int, resending request: PageRequest?
  ) async throws(WebEngineError) -> Bool {
    page.isCrashed = false
    try page.checkOpen()
    let history = try await page.history.navigationHistory()
    guard let entry = history.entries.first(where: { $0.id == identifier }) else { return false }
    substitute = nil
    page.responseTimeout.next = nil
    resend(request)
    page.files.willTraverse(to: entry.url)
    requestedURL = entry.url
    try await page.session.call(
      "Page.navigateToHistoryEntry", ["entryId": .integer(identifier)])
    return true
  }

  private func resend(_ request: PageRequest?) {
    guard case .request(let url, let method, let headers, let body, _) = request else { return }
    substitute = .request(
      .init(url: url.absoluteString, method: method, headers: headers, body: body))
  }
}

extension PageRequest {
  /// The response timeout of the request; `nil` for Chromium's own.
  fileprivate var responseTimeout: Duration? {
    switch self {
    case .url(_, let responseTimeout, _), .request(_, _, _, _, let responseTimeout): responseTimeout
    case .data, .html, .file: nil
    }
  }
}
