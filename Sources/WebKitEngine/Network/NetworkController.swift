import Foundation
import WebEngine

/// Tracks the pending requests of the page, and reports failed requests and script errors.
@PageActor
final class NetworkController {
  /// The requests that have not ended.
  private(set) var requests = PendingRequests()
  /// The number of the main resource's request.
  private var mainRequest: Int?
  private var kinds: [Int: PageProblem.Kind] = [:]
  private unowned let page: any PageContext

  init(page: any PageContext) {
    self.page = page
  }

  private struct Started: Decodable {
    let request: Int
    let url: String
    let isMainResource: Bool
    let destination: String?
  }

  private struct Data: Decodable { let request: Int }

  private struct Ended: Decodable {
    let request: Int
    let url: String
    let status: Int?
    let message: String?
    let isCanceled: Bool?
  }

  private struct ConsoleMessage: Decodable {
    let source: String
    let level: String
    let text: String
    let url: String
    let line: Int
  }

  /// The maximum length of a reported message, in characters; a page can throw any text.
  private static let messageLimit = 500

  /// Removes the requests of the previous document when a document is committed.
  func didCommit() {
    requests.removeAll(but: mainRequest)
    kinds = [:]
  }

  /// Removes all requests when the page's process terminates.
  func didCrash() {
    requests.removeAll(but: nil)
    kinds = [:]
    mainRequest = nil
  }

  /// Handles an event of the page's requests.
  func handle(_ message: HelperMessage) {
    switch message.method {
    case "Network.requestStarted":
      guard let event = message.parameters(Started.self) else { return }
      if event.isMainResource { mainRequest = event.request }
      requests.sent(
        event.request, url: event.url,
        event.isMainResource ? .shown : .init(destination: event.destination), at: .now)
      if !event.isMainResource { kinds[event.request] = Self.kind(event.destination) }
    case "Network.dataReceived":
      guard let event = message.parameters(Data.self) else { return }
      requests.receivedData(event.request, at: .now)
    case "Network.requestEnded":
      guard let event = message.parameters(Ended.self) else { return }
      didEnd(event)
    case "Console.messageAdded":
      guard let event = message.parameters(ConsoleMessage.self) else { return }
      didLog(event)
    default: break
    }
  }

  private func didEnd(_ event: Ended) {
    requests.didComplete(event.request)
    guard let kind = kinds.removeValue(forKey: event.request) else { return }
    let text: String
    if let status = event.status, status >= 400 {
      text = StatusLine.text(status)
    } else if let message = event.message, event.isCanceled != true {
      text = message
    } else {
      return
    }
    page.emit([
      .document(
        .problem(PageProblem(kind: kind, message: Self.firstLine(of: text), url: event.url)))
    ])
  }

  /// Reports an uncaught script error, which WebKitGTK delivers as a console message.
  private func didLog(_ event: ConsoleMessage) {
    guard event.source == "javascript", event.level == "error" else { return }
    page.emit([
      .document(
        .problem(
          PageProblem(
            kind: .script, message: Self.firstLine(of: event.text), url: event.url,
            line: event.line > 0 ? event.line : nil)))
    ])
  }

  /// Returns the kind of problem for a failed request with this `Sec-Fetch-Dest`; `nil` if it is not reported.
  private static func kind(_ destination: String?) -> PageProblem.Kind? {
    switch destination {
    case "style": .styleSheet
    case "script": .scriptFile
    case "image": .image
    case "font": .font
    case "iframe", "frame", "object", "embed": .frame
    default: nil
    }
  }

  private static func firstLine(of text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return line.count > messageLimit ? line.prefix(messageLimit) + "..." : String(line)
  }
}
