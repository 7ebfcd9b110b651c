import EngineSupport
import Foundation
import WebEngine

/// Forwards authentication challenges to the app, and its responses to the helper.
@PageActor
final class ChallengeController {
  private enum Pending {
    /// The helper requests a credential.
    case credential
    /// The server is not trusted: its certificate chain, and the failure of the load that waits.
    case trust([Data], PageFailure)
  }

  private var pending: [Int: Pending] = [:]
  /// The number of credentials that each host has rejected.
  private var failures: [String: Int] = [:]
  /// The number of the last server trust challenge; negative, because the helper's numbers are positive.
  private var lastTrust = 0
  private unowned let page: any ChallengedPage

  init(page: any ChallengedPage) {
    self.page = page
  }

  private struct Challenge: Decodable {
    let request: Int
    let kind: String
    let host: String
    let port: Int
    let realm: String?
    let isProxy: Bool
    let isRetry: Bool
  }

  /// Handles a request for a credential.
  func handle(_ message: HelperMessage) {
    guard let event = message.parameters(Challenge.self) else { return }
    let kinds: [String: PageChallenge.Kind] = [
      "basic": .basic, "digest": .digest, "ntlm": .ntlm, "negotiate": .negotiate,
    ]
    guard let kind = kinds[event.kind], let url = page.requestedURL else {
      return page.send("Page.answer", ["request": .integer(event.request), "isDefault": true])
    }
    failures[event.host] = event.isRetry ? failures[event.host, default: 0] + 1 : 0
    pending[event.request] = .credential
    page.emit([
      .challenge(
        PageChallenge(
          identifier: event.request, kind: kind, url: url, host: event.host, port: event.port,
          realm: event.realm, isProxy: event.isProxy,
          failureCount: failures[event.host, default: 0]))
    ])
  }

  /// Asks the app whether to trust a server; returns `false` if there is nothing to decide and the load fails.
  func requestServerTrust(_ certificates: [Data], _ failure: PageFailure) -> Bool {
    guard let url = failure.url, let host = url.host(), !certificates.isEmpty else { return false }
    lastTrust -= 1
    pending[lastTrust] = .trust(certificates, failure)
    page.emit([
      .challenge(
        PageChallenge(
          identifier: lastTrust, kind: .serverTrust(certificates: certificates), url: url,
          host: host, port: url.port ?? 443))
    ])
    return true
  }

  /// Resolves a challenge; one that is unknown or resolved is ignored.
  func resolve(_ challenge: Int, with response: PageChallenge.Response) {
    switch pending.removeValue(forKey: challenge) {
    case .credential: answer(challenge, response)
    case .trust(let certificates, let failure): decide(certificates, failure, response)
    case nil: break
    }
  }

  private func answer(_ request: Int, _ response: PageChallenge.Response) {
    var parameters: [String: JSON] = ["request": .integer(request)]
    switch response {
    case .credential(let user, let password):
      parameters["user"] = .string(user)
      parameters["password"] = .string(password)
    case .nothing, .trust: parameters["isDefault"] = true
    case .cancel: break
    }
    page.send("Page.answer", parameters)
  }

  private func decide(
    _ certificates: [Data], _ failure: PageFailure, _ response: PageChallenge.Response
  ) {
    guard response == .trust, let url = failure.url, let host = url.host(),
      let leaf = certificates.first
    else {
      var failure = failure
      if response == .cancel { failure.kind = .cancelled }
      return page.loadDidFail(failure)
    }
    page.send(
      "Page.trustCertificate",
      ["host": .string(host), "certificate": .string(leaf.base64EncodedString())])
    page.loadAgain(url)
  }

  /// Drops pending server trust challenges when another load starts.
  func didStartLoad() {
    pending = pending.filter { if case .credential = $0.value { true } else { false } }
  }

  /// Drops all pending challenges when the page's process terminates.
  func didCrash() { pending = [:] }
}
