import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("Web views limited to app-bound domains")
@MainActor
struct AppBoundDomainTests {
  private let engine: FakeWebEngine = FakeWebEngine()
  private let log = NavigationLog()

  init() { WebViewStage.bootPhoneIfNeeded() }

  private func view(isLimited: Bool, domains: [String]? = ["example.com"]) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.limitsNavigationsToAppBoundDomains = isLimited
    var environment = WebKitEnvironment(engine: engine) { _ in throw CancellationError() }
    environment.appBoundDomains = AppBoundDomains(domains)
    WebKitEnvironment.current = environment
    defer { WebKitEnvironment.current = nil }
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = log
    return view
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test("App-bound domains are sites or schemes; URLs without a server are always allowed")
  func domainsAreSitesOrSchemes() throws {
    #expect(AppBoundDomains(nil) == nil)
    #expect(AppBoundDomains([String]()) == nil)
    let domains = try #require(AppBoundDomains(["example.com", "shop:"]))
    for inside in [
      "https://example.com/", "http://www.example.com/a", "shop://any/", "about:blank",
      "file:///page.html", "http://localhost:8080/",
    ] {
      #expect(domains.contain(try url(inside)), "\(inside)")
    }
    for outside in ["https://example.org/", "https://notexample.com/", "mailto:me@example.com"] {
      #expect(!domains.contain(try url(outside)), "\(outside)")
    }
  }

  @Test("W330 an app's load outside the app-bound domains fails before it starts")
  func appLoadsOutsideTheDomainsFail() async throws {
    let view = view(isLimited: true)
    let navigation = view.load(URLRequest(url: try url("https://example.org/")))
    await view.idle()
    #expect(log.words == ["failProvisional"])
    #expect(log.navigations.first === navigation)
    #expect((log.errors.first as? WKError)?.code == .navigationAppBoundDomain)
    #expect(view.url == nil && !view.isLoading)
    #expect(engine.page == nil)
    view.load(URLRequest(url: try url("https://www.example.com/")))
    await view.idle()
    #expect(engine.page?.commands.contains(.load(try url("https://www.example.com/"))) == true)

    let free = self.view(isLimited: false)
    free.load(URLRequest(url: try url("https://example.org/")))
    await free.idle()
    #expect(engine.page?.commands.contains(.load(try url("https://example.org/"))) == true)
  }

  @Test("W330 the page's navigations outside the app-bound domains fail in the main frame only")
  func pageNavigationsOutsideTheDomainsFail() async throws {
    let view = view(isLimited: true)
    view.load(URLRequest(url: try url("https://example.com/")))
    await view.idle()
    let main = PageFrame(identifier: "m", isMain: true, url: try url("https://example.com/"))
    let frame = PageFrame(identifier: "f", isMain: false, url: nil)
    for (number, target) in [main, frame].enumerated() {
      view.receive(
        .policy(
          .decideNavigation(
            NavigationRequest(
              identifier: number, cause: .link, url: try url("https://example.org/"),
              target: target, source: main))))
    }
    await eventually {
      engine.page?.commands.contains(.decide(1, .allow)) == true
        && engine.page?.commands.contains(.decide(0, .cancel)) == true
    }
    #expect(engine.page?.commands.contains(.decide(0, .cancel)) == true)
    #expect(engine.page?.commands.contains(.decide(1, .allow)) == true)
    #expect((log.errors.first as? WKError)?.code == .navigationAppBoundDomain)
  }

  @Test("W330 an app without app-bound domains has no limits")
  func appsWithoutDomainsHaveNoLimits() async throws {
    let view = view(isLimited: true, domains: nil)
    view.load(URLRequest(url: try url("https://example.org/")))
    await view.idle()
    #expect(engine.page?.commands.contains(.load(try url("https://example.org/"))) == true)
  }
}
