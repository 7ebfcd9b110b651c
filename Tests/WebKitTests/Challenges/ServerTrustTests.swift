import Foundation
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("WKWebView · the server trust of a page")
@MainActor
struct ServerTrustTests {
  private let stage = WebViewStage()
  private let chain = [Data([1, 2, 3]), Data([4])]

  @Test("W326 serverTrust is set with the commit of a secure document, until the next commit")
  func serverTrustIsSetWithTheCommit() throws {
    let view = stage.webView
    var heard: [SecTrust?] = []
    let observation = view.observe(\.serverTrust) { view, _ in heard.append(view.serverTrust) }
    var atCommit: SecTrust?
    stage.delegate.onEvent = { word, view in if word == "commit" { atCommit = view.serverTrust } }
    view.receive(.navigation(.started(WebViewStage.url)))
    view.receive(.navigation(.certificates(chain)))
    #expect(view.serverTrust == nil)
    view.receive(.navigation(.committed(WebViewStage.url)))
    let trust = try #require(view.serverTrust)
    #expect(atCommit == trust)
    #expect(SecTrustCopyCertificateChain(trust)?.map { SecCertificateCopyData($0) } == chain)
    #expect(heard == [trust])
    view.receive(.navigation(.movedWithinDocument(WebViewStage.url)))
    #expect(view.serverTrust == trust)
    view.receive(.navigation(.started(WebViewStage.url)))
    #expect(view.serverTrust == trust)
    view.receive(.navigation(.committed(WebViewStage.url)))
    #expect(view.serverTrust == nil)
    #expect(heard == [trust, nil])
    observation.invalidate()
  }
}
