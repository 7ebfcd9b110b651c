import Foundation
import WebEngine

/// Servers that want a name and a password, and servers that nobody vouches for (W175).
extension ChromiumPage {
  /// Has certificate errors reported from the first document on that comes over a secure connection:
  /// Chromium does not keep the page of that time for going back.
  func hearOfCertificates(for address: String) {
    guard !challenges.isOn, address.lowercased().hasPrefix("https:") else { return }
    challenges.isOn = true
    session.tell("Security.enable")
    session.tell("Security.setOverrideCertificateErrors", ["override": true])
  }

  func answer(_ challenge: Int, _ answer: PageChallenge.Answer) {
    switch challenges.take(challenge) {
    case .credential(let request): give(answer, to: request)
    case .trust(let event, let address, let place, let error):
      if answer == .trust {
        challenges.trust(place)
      } else {
        let isCancelled = answer == .cancel
        challenges.willFail(
          address,
          PageFailure(
            chromium: isCancelled ? "net::ERR_ABORTED" : "net::\(error)", url: URL(address: address)
          )
        )
      }
      handle(event, isTrusted: answer == .trust)
    case nil: break
    }
  }

  /// Handles an event of an authentication challenge.
  func takeForChallenges(_ message: IncomingMessage) async {
    switch message.method {
    case "Fetch.authRequired":
      guard let event = message.parameters(ChallengeEvents.AuthRequired.self) else { return }
      take(event)
    case "Security.certificateError":
      guard let event = message.parameters(ChallengeEvents.CertificateError.self) else { return }
      await take(event)
    default: break
    }
  }

  private func take(_ event: ChallengeEvents.AuthRequired) {
    guard !isHalted, let url = URL(address: event.request.url),
      let place = URL(address: event.authChallenge.origin), let host = place.host()
    else { return give(.nothing, to: event.requestId) }
    let kind: PageChallenge.Kind
    switch event.authChallenge.scheme.lowercased() {
    case "basic": kind = .basic
    case "digest": kind = .digest
    case "ntlm": kind = .ntlm
    default: kind = .negotiate
    }
    let count = challenges.countFailure(of: event.requestId)
    emit([
      .challenge(
        PageChallenge(
          identifier: challenges.keep(.credential(request: event.requestId)), kind: kind, url: url,
          host: host, port: Self.port(of: place), realm: event.authChallenge.realm,
          isProxy: event.authChallenge.source == "Proxy", failureCount: count))
    ])
  }

  private func give(_ answer: PageChallenge.Answer, to request: String) {
    var response: [String: JSON] = ["response": "CancelAuth"]
    if case .credential(let user, let password) = answer {
      response = [
        "response": "ProvideCredentials", "username": .string(user), "password": .string(password),
      ]
    }
    if answer == .cancel {
      challenges.willFail(request, PageFailure(kind: .cancelled, url: nil, detail: "cancelled"))
    }
    session.tell(
      "Fetch.continueWithAuth",
      ["requestId": .string(request), "authChallengeResponse": .object(response)])
  }

  private func take(_ event: ChallengeEvents.CertificateError) async {
    guard let url = URL(address: event.requestURL), let host = url.host() else {
      return handle(event.eventId, isTrusted: false)
    }
    let place = "\(host):\(Self.port(of: url))"
    if challenges.trusted.contains(place) { return handle(event.eventId, isTrusted: true) }
    guard !isHalted else { return handle(event.eventId, isTrusted: false) }
    let waiting = ChallengeState.Open.trust(
      event: event.eventId, address: event.requestURL, place: place, error: event.errorType)
    emit([
      .challenge(
        PageChallenge(
          identifier: challenges.keep(waiting), kind: .serverTrust(certificates: []), url: url,
          host: host, port: Self.port(of: url)))
    ])
  }

  private func handle(_ event: Int, isTrusted: Bool) {
    session.tell(
      "Security.handleCertificateError",
      ["eventId": .integer(event), "action": isTrusted ? "continue" : "cancel"])
  }

  private static func port(of url: URL) -> Int {
    url.port ?? (["https", "wss"].contains(url.scheme?.lowercased() ?? "") ? 443 : 80)
  }
}
