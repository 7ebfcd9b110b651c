import EngineSupport
import Foundation
import WebEngine

/// Authentication challenges.
@PageActor
final class ChallengeController {
  private enum Pending {
    /// A request of the helper's for a credential.
    case credential
    /// A server that is not trusted: its chain, and the failure of the load that waits.
    case trust([Data], PageFailure)
  }

  private var pending: [Int: Pending] = [:]
  /// The credentials that each host has rejected.
  private var failures: [String: Int] = [:]
  /// The number of the last challenge of a server's trust; negative, beside the helper's numbers.
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

  /// Handles a challenge.
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

  /// Asks the app to trust a server; returns `false` where the load fails at once.
  func askForTrust(_ certificates: [Data], _ failure: PageFailure) -> Bool {
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

  /// Another load began: the one that waited for a server's trust is over.
  func didStartLoad() {
    pending = pending.filter { if case .credential = $0.value { true } else { false } }
  }

  /// The page's process ended.
  func didCrash() { pending = [:] }
}
