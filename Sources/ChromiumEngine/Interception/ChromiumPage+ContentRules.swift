import Foundation
import WebEngine

/// Content rules on a page's requests.
extension ChromiumPage {
  func setContentRules(_ lists: [[ContentRule]]) async throws(WebEngineError) {
    try checkOpen()
    interception.rules = lists
  }

  /// Does what the rules say of a request; whether that is the end of it.
  func applyRules(_ pause: ProtocolEvents.RequestPaused) -> Bool {
    guard interception.hasRules, let asked = URL(address: pause.request.url) else { return false }
    let isMain = pause.frameId == target
    let isDocument = pause.resourceType == "Document"
    let url = interception.schemes.outside(asked)
    let page = isMain && isDocument ? url : policy.document(of: target) ?? url
    let subject = ContentRuleSubject(
      url: url, page: page, frame: isDocument ? url : policy.document(of: pause.frameId),
      resource: Self.resource(pause.resourceType), isInMainFrame: isMain,
      method: pause.request.method)
    let actions = subject.actions(of: interception.rules)
    if isMain, isDocument { interception.hidden = [] }
    var cookies = true
    var secure = false
    for action in actions {
      switch action {
      case .block:
        if isDocument {
          let loader = isMain ? pause.networkId : nil
          refuse(pause, loader: loader, .blockedByRule, url, "a content rule")
        } else {
          session.send(
            "Fetch.failRequest",
            ["requestId": .string(pause.requestId), "errorReason": "BlockedByClient"])
        }
        return true
      case .blockCookies: cookies = false
      case .makeHTTPS: secure = url.scheme?.lowercased() == "http"
      case .hide(let selector):
        if isMain { interception.hidden.append(selector) }
      case .ignorePreviousRules: break
      }
    }
    if !interception.hidden.isEmpty, !(isMain && isDocument) { hideElements() }
    guard !cookies || secure else { return false }
    return change(pause, to: secure ? Self.secured(asked) : nil, cookies: cookies)
  }

  /// Hides what the rules of the document say.
  func hideElements() {
    let selectors = JSON.array(interception.hidden.map { .string($0) }).text
    tellWorld("fanlight.hide(\(selectors))")
  }

  private func change(
    _ pause: ProtocolEvents.RequestPaused, to url: URL?, cookies: Bool
  ) -> Bool {
    if let url {
      session.send(
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
    // A response of the engine's own requires no request, and so no cookies.
    let isGiven = pause.frameId == target && pause.resourceType == "Document" && substitute != nil
    guard !cookies, !isGiven else { return false }
    let headers = pause.request.headers.merging(["Cookie": ""]) { $1 }
    session.send(
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
