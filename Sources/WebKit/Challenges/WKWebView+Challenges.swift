import Foundation
import FoundationNetworking
import WebEngine

extension WKWebView {
  /// Forwards an authentication challenge, for HTTP authentication or server trust, to the delegate
  /// (W175).
  func pageIsChallenged(_ challenge: PageChallenge) {
    guard let navigationDelegate else { return resolve(challenge, .performDefaultHandling, nil) }
    let checker = CallChecker("webView(_:didReceive:completionHandler:)")
    navigationDelegate.webView(self, didReceive: URLAuthenticationChallenge(challenge)) {
      [weak self] disposition, credential in
      if checker.isFirstCall() { self?.resolve(challenge, disposition, credential) }
    }
  }

  private func resolve(
    _ challenge: PageChallenge, _ disposition: URLSession.AuthChallengeDisposition,
    _ credential: URLCredential?
  ) {
    let response = PageChallenge.Response(disposition, credential, to: challenge.kind)
    if response == .trust { navigation.trust(challenge.host, challenge.port) }
    let page = connection?.openPage
    Task { await page?.respond(toChallenge: challenge.identifier, with: response) }
  }
}

extension PageChallenge.Response {
  /// Creates the engine's response from the app's disposition and credential.
  init(
    _ disposition: URLSession.AuthChallengeDisposition, _ credential: URLCredential?,
    to kind: PageChallenge.Kind
  ) {
    switch (disposition, credential) {
    case (.useCredential, let credential?):
      if case .serverTrust = kind {
        self = credential.user?.isEmpty == false ? .nothing : .trust
      } else {
        self = .credential(user: credential.user ?? "", password: credential.password ?? "")
      }
    case (.cancelAuthenticationChallenge, _): self = .cancel
    default: self = .nothing
    }
  }
}

extension URLAuthenticationChallenge {
  /// Creates the challenge that the delegate receives.
  convenience init(_ challenge: PageChallenge) {
    var failure: HTTPURLResponse?
    if case .serverTrust = challenge.kind {
    } else {
      failure = HTTPURLResponse(
        url: challenge.url, statusCode: challenge.isProxy ? 407 : 401, httpVersion: "HTTP/1.1",
        headerFields: nil)
    }
    self.init(
      protectionSpace: .made(for: challenge), proposedCredential: nil,
      previousFailureCount: challenge.failureCount, failureResponse: failure, error: nil,
      sender: ChallengeSender())
  }
}

extension URLProtectionSpace {
  fileprivate static func made(for challenge: PageChallenge) -> URLProtectionSpace {
    let method: String
    switch challenge.kind {
    case .serverTrust: return TrustSpace(host: challenge.host, port: challenge.port)
    case .basic: method = NSURLAuthenticationMethodHTTPBasic
    case .digest: method = NSURLAuthenticationMethodHTTPDigest
    // FoundationNetworking declares these constants as unavailable.
    case .ntlm: method = "NSURLAuthenticationMethodNTLM"
    case .negotiate: method = "NSURLAuthenticationMethodNegotiate"
    }
    if challenge.isProxy {
      return URLProtectionSpace(
        proxyHost: challenge.host, port: challenge.port, type: NSURLProtectionSpaceHTTPProxy,
        realm: challenge.realm, authenticationMethod: method)
    }
    let scheme = challenge.url.scheme?.lowercased() == "https"
    return URLProtectionSpace(
      host: challenge.host, port: challenge.port,
      protocol: scheme ? NSURLProtectionSpaceHTTPS : NSURLProtectionSpaceHTTP,
      realm: challenge.realm, authenticationMethod: method)
  }
}

/// A sender that refuses every call: challenges are resolved through the completion handler.
private final class ChallengeSender: NSObject, URLAuthenticationChallengeSender {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) { refuse() }
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) { refuse() }
  func cancel(_ challenge: URLAuthenticationChallenge) { refuse() }
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) { refuse() }
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) { refuse() }

  private func refuse() {
    preconditionFailure(
      "A web view's challenge is resolved by the completion handler, not by its sender")
  }
}
