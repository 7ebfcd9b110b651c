import Foundation
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("WKWebViewConfiguration")
@MainActor
struct ConfigurationTests {
  private let engine: FakeWebEngine = FakeWebEngine()

  init() { WebViewStage.bootPhoneIfNeeded() }

  /// The rules that a page of a configuration is opened with.
  private func rules(_ configuration: WKWebViewConfiguration) async -> MediaPolicy? {
    WebKitEnvironment.current = WebKitEnvironment(engine: engine) { _ in throw CancellationError() }
    defer { WebKitEnvironment.current = nil }
    let webView = WKWebView(frame: .zero, configuration: configuration)
    webView.loadHTMLString("", baseURL: nil)
    await webView.idle()
    return engine.page?.configuration.media
  }

  @Test("The defaults are an iPhone's")
  func defaultsAreAniPhones() {
    let configuration = WKWebViewConfiguration()
    #expect(!configuration.allowsInlineMediaPlayback)
    #expect(configuration.mediaTypesRequiringUserActionForPlayback == .audio)
    #expect(configuration.allowsPictureInPictureMediaPlayback)
    #expect(configuration.allowsAirPlayForMediaPlayback)
    #expect(!configuration.suppressesIncrementalRendering)
    #expect(configuration.dataDetectorTypes.isEmpty)
    #expect(!configuration.limitsNavigationsToAppBoundDomains)
  }

  @Test("W325 a copy has the same values, and the same pool")
  func copiesHaveTheSameValues() throws {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    configuration.mediaTypesRequiringUserActionForPlayback = [.video]
    configuration.allowsPictureInPictureMediaPlayback = false
    configuration.allowsAirPlayForMediaPlayback = false
    configuration.suppressesIncrementalRendering = true
    configuration.dataDetectorTypes = [.phoneNumber, .link]
    configuration.limitsNavigationsToAppBoundDomains = true
    let copy = try #require(configuration.copy() as? WKWebViewConfiguration)
    #expect(copy.allowsInlineMediaPlayback)
    #expect(copy.mediaTypesRequiringUserActionForPlayback == .video)
    #expect(!copy.allowsPictureInPictureMediaPlayback)
    #expect(!copy.allowsAirPlayForMediaPlayback)
    #expect(copy.suppressesIncrementalRendering)
    #expect(copy.limitsNavigationsToAppBoundDomains)
    #expect(copy.dataDetectorTypes == [.phoneNumber, .link])
    #expect(samePool(configuration, copy))
    #expect(!samePool(configuration, WKWebViewConfiguration()))
  }

  @available(*, deprecated, message: "asks for what is deprecated")
  private func pools(_ one: WKWebViewConfiguration, _ other: WKWebViewConfiguration) -> Bool {
    let (first, second) = (one.processPool, other.processPool)
    let own = WKProcessPool()
    one.processPool = own
    return first === second && one.processPool === own && other.processPool === second
  }

  private func samePool(_ one: WKWebViewConfiguration, _ other: WKWebViewConfiguration) -> Bool {
    (self as any PoolAsking).ask(one, other)
  }

  @Test("W330 a page is opened with the data detector types of its configuration")
  func pagesOpenWithDataDetectorTypes() async {
    let configuration = WKWebViewConfiguration()
    _ = await rules(configuration)
    #expect(engine.page?.configuration.detectedData == [])
    configuration.dataDetectorTypes = [.phoneNumber, .link]
    _ = await rules(configuration)
    #expect(engine.page?.configuration.detectedData == [.phoneNumbers, .links])
  }

  @Test("W330 a page is opened with the media policy of its configuration")
  func pagesOpenWithTheMediaPolicy() async {
    #expect(
      await rules(WKWebViewConfiguration())
        == MediaPolicy(
          allowsInlinePlayback: false, requiresInlineAttribute: true, audioRequiresUserGesture: true
        ))
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    configuration.mediaTypesRequiringUserActionForPlayback = []
    configuration.allowsPictureInPictureMediaPlayback = false
    #expect(
      await rules(configuration)
        == MediaPolicy(requiresInlineAttribute: true, allowsPictureInPicture: false))
    configuration.mediaTypesRequiringUserActionForPlayback = .all
    #expect(await rules(configuration)?.videoRequiresUserGesture == true)
    #expect(await rules(configuration)?.audioRequiresUserGesture == true)
  }
}

/// Calls what is deprecated without a warning.
@MainActor
private protocol PoolAsking {
  func ask(_ one: WKWebViewConfiguration, _ other: WKWebViewConfiguration) -> Bool
}

extension ConfigurationTests: PoolAsking {
  @available(*, deprecated, message: "asks for what is deprecated")
  fileprivate func ask(_ one: WKWebViewConfiguration, _ other: WKWebViewConfiguration) -> Bool {
    pools(one, other)
  }

  @Test("W330 WKDataDetectorTypes.all detects phone numbers and links")
  func allDataDetectors() {
    let all = WKDataDetectorTypes.all
    #expect(all.isSuperset(of: [.phoneNumber, .link]))
    #expect(all.rawValue == .max)
    #expect(all.data == [.phoneNumbers, .links])
  }
}
