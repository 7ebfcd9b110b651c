import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("SecTrustEvaluateWithError")
@MainActor
struct TrustEvaluationTests {
  /// Evaluates the trust of each challenge, and lets the load go on.
  private final class Evaluator: NSObject, WKNavigationDelegate {
    var results: [Bool] = []
    var errors: [CFError?] = []

    func webView(
      _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @MainActor @Sendable (
          URLSession.AuthChallengeDisposition, URLCredential?
        ) -> Void
    ) {
      guard let trust = challenge.protectionSpace.serverTrust else {
        return completionHandler(.performDefaultHandling, nil)
      }
      var error: CFError?
      results.append(SecTrustEvaluateWithError(trust, &error))
      results.append(SecTrustEvaluateWithError(trust, nil))
      errors.append(error)
      completionHandler(.useCredential, URLCredential(trust: trust))
    }
  }

  private let stage: WebViewStage = WebViewStage()

  private func show(_ text: String) throws -> SecTrust {
    let url = try #require(URL(string: text))
    stage.webView.receive(.navigation(.started(url)))
    stage.webView.receive(.navigation(.certificates([Data([1])])))
    stage.webView.receive(.navigation(.committed(url)))
    return try #require(stage.webView.serverTrust)
  }

  @Test("W336 SecTrustEvaluateWithError succeeds for a server that the engine trusts")
  func serversTrustedByTheEngine() throws {
    let trust = try show("https://example.com/a")
    var error: CFError? = NSError(domain: "before", code: 1)
    #expect(SecTrustEvaluateWithError(trust, &error))
    #expect(error == nil)
    #expect(SecTrustEvaluateWithError(trust, nil))
  }

  @Test("W336 a server that the app has trusted in a challenge is not trusted by that")
  func serversTrustedInAChallenge() async throws {
    let evaluator = Evaluator()
    stage.webView.navigationDelegate = evaluator
    stage.webView.receive(
      .challenge(
        PageChallenge(
          identifier: 1, kind: .serverTrust(certificates: []),
          url: try #require(URL(string: "https://Example.com:8443/")), host: "Example.com",
          port: 8443)))
    #expect(evaluator.results == [false, false])
    #expect(evaluator.errors.map { $0?.domain } == ["NSOSStatusErrorDomain"])
    #expect(evaluator.errors.first??.code == -67_843)

    #expect(!SecTrustEvaluateWithError(try show("https://example.com:8443/a"), nil))
    // Another port is another server.
    #expect(SecTrustEvaluateWithError(try show("https://example.com/a"), nil))
    // The engine's evaluation is kept after the page's process terminates.
    stage.webView.receive(.process(.crashed))
    #expect(!SecTrustEvaluateWithError(try show("https://example.com:8443/a"), nil))
  }

  @Test("W326 certificateChain has the certificates of serverTrust; it is empty without one")
  @available(*, deprecated, message: "Tests a deprecated property.")
  func certificateChainIsServerTrusts() throws {
    #expect(stage.webView.certificateChain.isEmpty)
    _ = try show("https://example.com/a")
    let chain = stage.webView.certificateChain.compactMap { $0 as? SecCertificate }
    #expect(chain.map { SecCertificateCopyData($0) } == [Data([1])])
  }
}
