import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("Authentication challenges")
@MainActor
struct ChallengeTests {
  private typealias Disposition = URLSession.AuthChallengeDisposition

  /// A navigation delegate that responds to challenges with its properties.
  private final class Responder: NSObject, WKNavigationDelegate {
    var challenges: [URLAuthenticationChallenge] = []
    var disposition: URLSession.AuthChallengeDisposition = .performDefaultHandling
    var credential: URLCredential?

    func webView(
      _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @MainActor @Sendable (
          URLSession.AuthChallengeDisposition, URLCredential?
        ) -> Void
    ) {
      challenges.append(challenge)
      completionHandler(disposition, credential)
    }
  }

  private final class AsyncResponder: NSObject, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
      (.useCredential, URLCredential(user: "a", password: "b", persistence: .none))
    }
  }

  private final class Silent: NSObject, WKNavigationDelegate {}

  private let stage: WebViewStage = WebViewStage()
  private let responder: Responder = Responder()

  private func page() async throws -> FakeWebPage {
    stage.webView.navigationDelegate = responder
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    return try #require(stage.engine.page)
  }

  private func challenge(_ kind: PageChallenge.Kind) throws -> PageChallenge {
    PageChallenge(
      identifier: 5, kind: kind, url: try #require(URL(string: "https://example.com/in")),
      host: "example.com", port: 443, realm: "Club", failureCount: 2)
  }

  private func responses(_ page: FakeWebPage) -> [PageChallenge.Response] {
    page.commands.compactMap { if case .challenge(5, let response) = $0 { response } else { nil } }
  }

  private func response(_ page: FakeWebPage, to kind: PageChallenge.Kind) async throws
    -> PageChallenge.Response?
  {
    let count = responses(page).count
    stage.webView.receive(.challenge(try challenge(kind)))
    await eventually { responses(page).count > count }
    return responses(page).count == count + 1 ? responses(page).last : nil
  }

  @Test("W175 the delegate's disposition and credential determine the response")
  func delegatesDispositionDeterminesTheResponse() async throws {
    let page = try await page()
    let credential = URLCredential(user: "u", password: "p", persistence: .forSession)
    let table: [(Disposition, URLCredential?, PageChallenge.Response)] = [
      (.useCredential, credential, .credential(user: "u", password: "p")),
      (.useCredential, nil, .nothing), (.performDefaultHandling, credential, .nothing),
      (.rejectProtectionSpace, nil, .nothing), (.cancelAuthenticationChallenge, nil, .cancel),
    ]
    for (disposition, credential, expected) in table {
      (responder.disposition, responder.credential) = (disposition, credential)
      #expect(try await response(page, to: .basic) == expected)
    }
  }

  @Test("The challenge has its protection space and the number of previous failures")
  func challengesHaveTheirProtectionSpace() async throws {
    let page = try await page()
    _ = try await response(page, to: .digest)
    let challenge = try #require(responder.challenges.first)
    let space = challenge.protectionSpace
    #expect(space.host == "example.com")
    #expect(space.port == 443)
    #expect(space.protocol == NSURLProtectionSpaceHTTPS)
    #expect(space.realm == "Club")
    #expect(space.authenticationMethod == NSURLAuthenticationMethodHTTPDigest)
    #expect(space.serverTrust == nil)
    #expect(challenge.previousFailureCount == 2)
    #expect((challenge.failureResponse as? HTTPURLResponse)?.statusCode == 401)
  }

  @Test(
    "A server with an untrusted certificate is trusted when the app says so, as in code for iOS")
  func appsMayTrustUntrustedCertificates() async throws {
    let page = try await page()
    #expect(try await response(page, to: .serverTrust(certificates: [])) == .nothing)
    let space = try #require(responder.challenges.first?.protectionSpace)
    #expect(space.authenticationMethod == NSURLAuthenticationMethodServerTrust)
    responder.disposition = .useCredential
    responder.credential = URLCredential(trust: try #require(space.serverTrust))
    #expect(try await response(page, to: .serverTrust(certificates: [])) == .trust)
    // A name and a password say nothing about a server.
    responder.credential = URLCredential(user: "u", password: "p", persistence: .none)
    #expect(try await response(page, to: .serverTrust(certificates: [])) == .nothing)
  }

  @Test("W175 without a delegate, or its method, the protection space is rejected")
  func protectionSpacesAreRejectedByDefault() async throws {
    let page = try await page()
    let silent = Silent()
    let delegates: [(any WKNavigationDelegate)?] = [nil, silent]
    for delegate in delegates {
      stage.webView.navigationDelegate = delegate
      #expect(try await response(page, to: .basic) == .nothing)
    }
    let waiting = AsyncResponder()
    stage.webView.navigationDelegate = waiting
    #expect(try await response(page, to: .basic) == .credential(user: "a", password: "b"))
  }
}
