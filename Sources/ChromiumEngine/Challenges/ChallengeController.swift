import EngineSupport
import Foundation
import WebEngine

/// Handles authentication challenges of servers and proxies that require a credential, and of servers whose
/// trust Chromium rejects (W175).
@PageActor
final class ChallengeController: PageController {
  nonisolated static let events: Set = ["Fetch.authRequired", "Security.certificateError"]

  private var state = ChallengeState()
  private unowned let page: any PageContext

  init(page: any PageContext) {
    self.page = page
  }

  /// Whether a challenge is pending.
  var hasPendingChallenge: Bool { state.hasPendingChallenge }

  /// Removes and returns the failure of a request whose challenge the app rejected, by its identifier or
  /// URL.
  func removeFailure(of request: String) -> PageFailure? { state.removeFailure(of: request) }

  /// Enables certificate errors with the first document from a secure connection; pages for which they are
  /// enabled are not kept in Chromium's back-forward cache.
  func enableCertificateErrors(for address: String) {
    guard !state.reportsCertificateErrors, address.lowercased().hasPrefix("https:") else { return }
    state.reportsCertificateErrors = true
    page.session.send("Security.enable")
    page.session.send("Security.setOverrideCertificateErrors", ["override": true])
  }

  /// Resolves a challenge; ignores a challenge that is no longer pending.
  func resolve(_ challenge: Int, with response: PageChallenge.Response) {
    switch state.remove(challenge) {
    case .credential(let request): send(response, to: request)
    case .trust(let event, let address, let server, let error):
      if response == .trust {
        state.trust(server)
      } else {
        let isCanceled = response == .cancel
        state.setFailure(
          PageFailure(
            chromium: isCanceled ? "net::ERR_ABORTED" : "net::\(error)", url: URL(address: address)),
          of: address)
      }
      resolve(event, isTrusted: response == .trust)
    case nil: break
    }
  }

  func handle(_ message: IncomingMessage) {
    switch message.method {
    case "Fetch.authRequired":
      guard let event = message.parameters(ChallengeEvents.AuthRequired.self) else { return }
      didReceive(event)
    case "Security.certificateError":
      guard let event = message.parameters(ChallengeEvents.CertificateError.self) else { return }
      didReceive(event)
    default: break
    }
  }

  /// Discards the pending challenges when the page's process terminates.
  func didCrash() { state.removeAll() }

  private func didReceive(_ event: ChallengeEvents.AuthRequired) {
    guard !page.isHalted, let url = URL(address: event.request.url),
      let origin = URL(address: event.authChallenge.origin), let host = origin.host()
    else { return send(.nothing, to: event.requestId) }
    let kind: PageChallenge.Kind
    switch event.authChallenge.scheme.lowercased() {
    case "basic": kind = .basic
    case "digest": kind = .digest
    case "ntlm": kind = .ntlm
    default: kind = .negotiate
    }
    let count = state.countFailure(of: event.requestId)
    page.emit([
      .challenge(
        PageChallenge(
          identifier: state.add(.credential(request: event.requestId)), kind: kind, url: url,
          host: host, port: origin.portOrDefault, realm: event.authChallenge.realm,
          isProxy: event.authChallenge.source == "Proxy", failureCount: count))
    ])
  }

  private func send(_ response: PageChallenge.Response, to request: String) {
    var parameters: [String: JSON] = ["response": "CancelAuth"]
    if case .credential(let user, let password) = response {
      parameters = [
        "response": "ProvideCredentials", "username": .string(user), "password": .string(password),
      ]
    }
    if response == .cancel {
      state.setFailure(PageFailure(kind: .cancelled, url: nil, detail: "cancelled"), of: request)
    }
    page.session.send(
      "Fetch.continueWithAuth",
      ["requestId": .string(request), "authChallengeResponse": .object(parameters)])
  }

  private func didReceive(_ event: ChallengeEvents.CertificateError) {
    guard let url = URL(address: event.requestURL), let host = url.host() else {
      return resolve(event.eventId, isTrusted: false)
    }
    let server = "\(host):\(url.portOrDefault)"
    if state.trusted.contains(server) { return resolve(event.eventId, isTrusted: true) }
    guard !page.isHalted else { return resolve(event.eventId, isTrusted: false) }
    let challenge = ChallengeState.Pending.trust(
      event: event.eventId, address: event.requestURL, server: server, error: event.errorType)
    page.emit([
      .challenge(
        PageChallenge(
          identifier: state.add(challenge), kind: .serverTrust(certificates: []), url: url,
          host: host, port: url.portOrDefault))
    ])
  }

  private func resolve(_ event: Int, isTrusted: Bool) {
    page.session.send(
      "Security.handleCertificateError",
      ["eventId": .integer(event), "action": isTrusted ? "continue" : "cancel"])
  }
}
