import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("find and customUserAgent")
@MainActor
struct FindTests {
  private let stage: WebViewStage = WebViewStage()

  private func page() async throws -> FakeWebPage {
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    return try #require(stage.engine.page)
  }

  @Test("W321 an empty string is not found, without a search in the page")
  func emptyStringsAreNotFound() async throws {
    let page = try await page()
    let count = page.commands.count
    #expect(try await !stage.webView.find("").matchFound)
    #expect(page.commands.count == count)
  }

  @Test("W321 by default, find ignores case, searches forwards and wraps")
  func findIgnoresCaseAndWraps() async throws {
    let page = try await page()
    let other = WKFindConfiguration()
    other.backwards = true
    other.caseSensitive = true
    other.wraps = false
    _ = try await stage.webView.find("x")
    _ = try await stage.webView.find("x", configuration: other)
    let forms = page.commands.compactMap { command -> [String: ScriptValue]? in
      guard case .call(let call) = command, case .asyncBody(let values) = call.form else {
        return nil
      }
      return values
    }
    #expect(
      forms == [
        [
          "text": .string("x"), "isCaseSensitive": .bool(false), "isBackwards": .bool(false),
          "wraps": .bool(true),
        ],
        [
          "text": .string("x"), "isCaseSensitive": .bool(true), "isBackwards": .bool(true),
          "wraps": .bool(false),
        ],
      ])
  }

  @Test("W315 customUserAgent replaces the user agent; nil restores the default")
  func customUserAgentReplacesTheDefault() async throws {
    let usual = try await page().configuration.userAgent
    stage.webView.customUserAgent = "Mine/1"
    await stage.webView.idle()
    #expect(stage.engine.page?.commands.last == .userAgent("Mine/1"))
    stage.webView.customUserAgent = nil
    await stage.webView.idle()
    #expect(stage.engine.page?.commands.last == .userAgent(try #require(usual)))

    let other = WebViewStage()
    other.webView.customUserAgent = "Mine/2"
    other.webView.load(URLRequest(url: WebViewStage.url))
    await other.webView.idle()
    #expect(other.engine.page?.configuration.userAgent == "Mine/2")
  }
}
