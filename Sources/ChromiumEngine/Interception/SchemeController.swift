import EngineSupport
import Foundation
import WebEngine

/// Handles the app's URL schemes, to whose requests the app responds.
@PageActor
final class SchemeController: NetworkObserver {
  /// The mapping of the app's URLs to those that Chromium loads.
  private(set) var map: SchemeMap
  private var requests = SchemeRequests()
  private unowned let page: any FulfillingPage

  init(page: any FulfillingPage, _ schemes: Set<String>) {
    self.page = page
    map = SchemeMap(schemes: schemes)
  }

  // MARK: Loads of the app

  /// Returns the URL under which Chromium loads a URL of the app's schemes; `nil` for another scheme.
  func load(_ url: URL) -> URL? { map.handles(url.scheme) ? map.load(url) : nil }

  /// Returns the URL under which Chromium loads the app's contents with a base URL.
  func load(contentsAt base: URL) -> URL? {
    map.addBase(base)
    return map.load(base)
  }

  // MARK: Requests

  /// Forwards a request to the app, if the app handles its scheme.
  ///
  /// - Parameters:
  ///   - method: The method of the app's request; `nil` for the request's own method and body.
  ///   - headers: Header fields that the app adds.
  ///   - body: The body, if there is a method.
  /// - Returns: Whether the request was handled.
  func handle(
    _ pause: ProtocolEvents.RequestPaused, method: String? = nil,
    headers added: [String: String] = [:], body: Data? = nil
  ) -> Bool {
    guard !map.isEmpty, let inside = URL(address: pause.request.url) else { return false }
    let url = map.outside(inside)
    guard let scheme = url.scheme?.lowercased(), map.isMapped(scheme) else { return false }
    let loader = page.isMainDocument(pause) ? pause.networkId : nil
    guard map.handles(scheme) else {
      page.refuse(
        pause, loader: loader, .unsupportedURL, url,
        "no handler is registered for the scheme \(scheme)")
      return true
    }
    var headers = pause.request.headers.merging(added) { $1 }
    for name in ["Referer", "Origin"] {
      guard let value = headers[name].flatMap({ URL(address: $0) }) else { continue }
      headers[name] = map.outside(value).absoluteString
    }
    let identifier = requests.add(pause, loader: loader)
    page.emit([
      .resource(
        .schemeRequest(
          SchemeRequest(
            identifier: identifier, url: url, method: method ?? pause.request.method,
            headers: headers, body: method == nil ? pause.request.body : body)))
    ])
    return true
  }

  func didEnd(_ request: ProtocolEvents.Request) {
    // A finished request has its complete response.
    guard request.errorText != nil else { return }
    for identifier in requests.removeAll(of: request.requestId) {
      page.emit([.resource(.schemeRequestEnded(identifier))])
    }
  }

  // MARK: Responses

  /// Continues the response to a request.
  func respond(to request: Int, with part: SchemeResponsePart) {
    switch part {
    case .begin(let response):
      requests.respond(to: request, with: response)
      streamLater(request)
    case .more(let data): requests.append(data, to: request)
    case .end:
      guard let request = requests.remove(request) else { return }
      if let stream = request.stream { return stream.finish() }
      if let response = request.response { deliver(response, to: request) }
    case .fail(let failure):
      // A body that is released early is truncated, which is a network error for the page.
      guard let request = requests.remove(request), request.stream == nil else { return }
      page.refuse(
        request.pause, loader: request.loader, failure, URL(address: request.pause.request.url),
        "the app's scheme handler failed")
    }
  }

  private func deliver(_ response: SchemeResponse, to request: SchemeRequests.Pending) {
    let file = LocalFileReader.File(contents: response.body, mediaType: nil, head: response)
    let pause = request.pause
    switch pause.resourceType {
    case "Document":
      page.show(file, for: pause, at: URL(address: pause.request.url), loader: request.loader)
    case "Stylesheet":
      page.perform { [self] in
        var file = file
        if let sheet = await page.adjustedSheet(for: pause, { file.contents }) {
          file.contents = sheet
          file.head?.headers.removeAll { $0.name.lowercased() == "content-length" }
        }
        page.fulfill(pause, file)
      }
    default: page.fulfill(pause, file)
    }
  }

  // MARK: Streams

  /// Streams a response that does not end immediately to the page, unless its complete body is needed.
  private func streamLater(_ request: Int) {
    guard let type = requests[request]?.pause.resourceType,
      type != "Document", type != "Stylesheet"
    else { return }
    page.perform(after: EngineWaits.wholeSchemeResponse) { [self] in stream(request) }
  }

  private func stream(_ identifier: Int) {
    guard requests[identifier]?.response != nil, let stream = page.browser.makeStreamedBody(),
      let request = requests.stream(identifier, through: stream)
    else { return }
    page.session.send(
      "Fetch.continueRequest",
      [
        "requestId": .string(request.pause.requestId), "url": .string(stream.url),
        "method": "GET", "headers": [], "postData": "", "interceptResponse": true,
      ])
  }

  /// Sets the status and header fields of a streamed response, if the request is for one.
  ///
  /// - Returns: Whether the request was handled.
  func handleStream(_ pause: ProtocolEvents.RequestPaused) -> Bool {
    guard pause.isAtResponseStage, let head = requests.removeHead(at: pause.request.url) else {
      return false
    }
    guard pause.responseErrorReason == nil else {
      page.session.continueRequest(pause)
      return true
    }
    page.session.send(
      "Fetch.continueResponse",
      [
        "requestId": .string(pause.requestId), "responseCode": .integer(head.status),
        "responseHeaders": .fields(
          [(name: "Cache-Control", value: "no-store")]
            + head.headers.map { (name: $0.name, value: $0.value) }),
      ])
    return true
  }

  // MARK: Origins

  // With CORS, a server that allows a page of the app's schemes to read its responses names the page's origin,
  // such as `capacitor://localhost`, which is a different origin in Chromium.

  /// Sends a request with the page's origin in the app's scheme.
  ///
  /// - Returns: Whether the origin is different in Chromium; otherwise nothing was sent.
  func sendFromOutside(_ pause: ProtocolEvents.RequestPaused) -> Bool {
    guard !map.isEmpty, let field = pause.request.field("origin"),
      let origin = URL(address: field.value)
    else { return false }
    let outside = map.outside(origin)
    guard outside != origin else { return false }
    var headers = pause.request.headers
    headers[field.name] = outside.absoluteString
    page.session.send(
      "Fetch.continueRequest",
      [
        "requestId": .string(pause.requestId), "interceptResponse": true,
        "headers": .fields(headers),
      ])
    return true
  }

  /// Continues a response that names the page's origin in the app's scheme, with that in Chromium instead.
  ///
  /// - Returns: Whether the request is from a page of the app's schemes; otherwise nothing was continued.
  func showInside(_ pause: ProtocolEvents.RequestPaused) -> Bool {
    guard !map.isEmpty, let status = pause.responseStatusCode,
      let origin = pause.request.field("origin")?.value,
      let inside = URL(address: origin).flatMap(map.inside)
    else { return false }
    let headers = pause.responseHeaderFields().map { field in
      let isAllowed =
        field.name.lowercased() == "access-control-allow-origin" && field.value == origin
      // A serialized origin has no path.
      return isAllowed ? (field.name, String(inside.absoluteString.dropLast())) : field
    }
    page.session.send(
      "Fetch.continueResponse",
      [
        "requestId": .string(pause.requestId), "responseCode": .integer(status),
        "responseHeaders": .fields(headers),
      ])
    return true
  }
}
