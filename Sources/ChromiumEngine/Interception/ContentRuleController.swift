import EngineSupport
import Foundation
import WebEngine

/// Applies content rules to the page's requests.
@PageActor
final class ContentRuleController {
  /// The rule lists, in order.
  private var lists: [[ContentRule]]
  /// The selectors of the elements that the rules hide in the current document.
  private var selectors: [String] = []
  private unowned let page: any ContentRulePage

  init(page: any ContentRulePage, _ lists: [[ContentRule]]) {
    self.page = page
    self.lists = lists
  }

  /// Sets the rule lists.
  func setLists(_ lists: [[ContentRule]]) throws(WebEngineError) {
    try page.checkOpen()
    self.lists = lists
  }

  /// Applies the rules to a request.
  ///
  /// - Returns: Whether a rule handled the request.
  func apply(to pause: ProtocolEvents.RequestPaused) -> Bool {
    guard lists.contains(where: { !$0.isEmpty }), let inside = URL(address: pause.request.url)
    else { return false }
    let isMain = pause.frameId == page.target
    let isDocument = pause.resourceType == "Document"
    let url = page.appURL(of: inside)
    let document = isMain && isDocument ? url : page.document(of: page.target) ?? url
    let subject = ContentRuleSubject(
      url: url, page: document, frame: isDocument ? url : page.document(of: pause.frameId),
      resource: Self.resource(pause.resourceType), isInMainFrame: isMain,
      method: pause.request.method)
    let actions = subject.actions(of: lists)
    if isMain, isDocument { selectors = [] }
    var cookies = true
    var secure = false
    for action in actions {
      switch action {
      case .block:
        if isDocument {
          let loader = isMain ? pause.networkId : nil
          page.refuse(pause, loader: loader, .blockedByRule, url, "a content rule")
        } else {
          page.session.send(
            "Fetch.failRequest",
            ["requestId": .string(pause.requestId), "errorReason": "BlockedByClient"])
        }
        return true
      case .blockCookies: cookies = false
      case .makeHTTPS: secure = url.scheme?.lowercased() == "http"
      case .hide(let selector):
        if isMain { selectors.append(selector) }
      case .ignorePreviousRules: break
      }
    }
    if !(isMain && isDocument) { hideElements() }
    guard !cookies || secure else { return false }
    return change(pause, to: secure ? Self.secured(inside) : nil, cookies: cookies)
  }

  /// Hides the elements that match the selectors, in the current document.
  func hideElements() {
    guard !selectors.isEmpty else { return }
    page.sendToObserver("fanlight.hide(\(JSON.array(selectors.map { .string($0) }).text))")
  }

  private func change(
    _ pause: ProtocolEvents.RequestPaused, to url: URL?, cookies: Bool
  ) -> Bool {
    if let url {
      page.session.send(
        "Fetch.fulfillRequest",
        [
          "requestId": .string(pause.requestId), "responseCode": 307,
          "responseHeaders": [
            ["name": "Location", "value": .string(url.absoluteString)],
            ["name": "Access-Control-Allow-Origin", "value": "*"],
          ],
        ])
      return true
    }
    // A response of the engine itself sends no request, and so no cookies.
    guard !cookies, !(page.isMainDocument(pause) && page.hasSubstitute) else { return false }
    let headers = pause.request.headers.merging(["Cookie": ""]) { $1 }
    page.session.send(
      "Fetch.continueRequest",
      [
        "requestId": .string(pause.requestId),
        "headers": .fields(headers),
      ])
    return true
  }

  private static func secured(_ url: URL) -> URL? {
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    parts?.scheme = "https"
    if parts?.port == 80 { parts?.port = nil }
    return parts?.url
  }

  private static func resource(_ type: String) -> ContentRule.Resource {
    switch type {
    case "Document": .document
    case "Image": .image
    case "Stylesheet": .styleSheet
    case "Script": .script
    case "Font": .font
    case "Media", "TextTrack": .media
    case "XHR", "Fetch", "EventSource": .fetch
    case "Ping": .ping
    case "WebSocket": .websocket
    case "CSPViolationReport": .policyReport
    default: .other
    }
  }
}
