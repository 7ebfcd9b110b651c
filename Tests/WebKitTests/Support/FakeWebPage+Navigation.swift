import Foundation
import Synchronization
import WebEngine

/// Loads, the decisions on them and their responses.
extension FakeWebPage {
  func respond(toChallenge challenge: Int, with response: PageChallenge.Response) async {
    state.withLock { $0.commands.append(.challenge(challenge, response)) }
  }

  func setUserAgent(_ userAgent: String) async throws(WebEngineError) {
    try note(.userAgent(userAgent))
  }

  func load(_ request: PageRequest) async throws(WebEngineError) {
    switch request {
    case .url(let url, _, _): try note(.load(url))
    case .html(let text, let base): try note(.html(text, base))
    case .file(let url, let directory, _): try note(.file(url, directory))
    case .request(let url, let method, let headers, let body, _):
      try note(.request(url, method, headers, body))
    case .data(_, let mediaType, let url): try note(.data(url, mediaType))
    }
  }

  func decide(_ identifier: Int, _ decision: NavigationDecision) async {
    state.withLock { $0.commands.append(.decide(identifier, decision)) }
  }

  func respond(toSchemeRequest request: Int, with part: SchemeResponsePart) async {
    state.withLock { $0.commands.append(.response(request, part)) }
  }

  func setContentRules(_ lists: [[ContentRule]]) async throws(WebEngineError) {
    try note(.contentRules(lists))
  }

  func reload(
    bypassingCaches: Bool, resending request: PageRequest?
  ) async throws(WebEngineError) {
    try note(.reload(bypassingCaches: bypassingCaches))
  }

  func go(
    to entry: Int, resending request: PageRequest?
  ) async throws(WebEngineError) -> Bool {
    try note(.go(entry))
    return true
  }

  func stopLoading() async throws(WebEngineError) { try note(.stop) }
}
