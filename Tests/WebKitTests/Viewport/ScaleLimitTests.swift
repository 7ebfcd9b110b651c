import Foundation
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("Viewport · limits that the app or the content mode overrides")
@MainActor
struct ScaleLimitTests {
  private func configuration(_ meta: String, ignores: Bool) -> ViewportConfiguration {
    var configuration = ViewportConfiguration(
      arguments: ViewportArguments(content: meta), viewSize: CGSize(width: 375, height: 600),
      contentSize: CGSize(width: 375, height: 3000))
    configuration.ignoresPageLimits = ignores
    return configuration
  }

  @Test("W128 ignoresViewportScaleLimits allows scales from 1 to 5 on every page")
  func ignoringScaleLimitsAllowsZooming() {
    let meta = "width=device-width, minimum-scale=2, maximum-scale=2, user-scalable=no"
    #expect(!configuration(meta, ignores: false).allowsUserScaling)
    #expect(configuration(meta, ignores: false).maximumScale == 2)
    #expect(configuration(meta, ignores: true).allowsUserScaling)
    #expect(configuration(meta, ignores: true).minimumScale == 1)
    #expect(configuration(meta, ignores: true).maximumScale == 5)

    let own = WKWebViewConfiguration()
    #expect(!own.ignoresViewportScaleLimits)
    own.ignoresViewportScaleLimits = true
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), configuration: own)
    own.ignoresViewportScaleLimits = false
    view.receive(.navigation(.started(WebViewStage.url)))
    view.receive(.navigation(.committed(WebViewStage.url)))
    view.receive(.document(.viewportMetas([meta])))
    view.receive(.document(.contentSizeChanged(CGSize(width: 375, height: 3000))))
    view.receive(.document(.firstRendering))
    #expect(view.viewportConfiguration.allowsUserScaling)
    #expect(view.scrollView.maximumZoomScale == 5)
  }

  @Test("W125 content that is too wide lowers the minimum scale and not the layout width")
  func tooWideContentLowersTheMinimumScale() {
    var wide = configuration("width=device-width", ignores: false)
    wide.contentSize = CGSize(width: 960, height: 3000)
    #expect(wide.layoutSize.width == 375)
    #expect(abs(wide.minimumScale - 375.0 / 960) < 0.0001)
  }

  @Test("W112 a desktop page has the view's width at scale 1, or is shrunk to at least a quarter")
  func desktopPagesHaveTheViewsWidth() {
    let arguments = ViewportArguments(
      content: "width=500, initial-scale=2, maximum-scale=2, viewport-fit=cover")
    var desk = ViewportConfiguration(
      arguments: arguments.forDesktop, viewSize: CGSize(width: 768, height: 1000), defaults: .native
    )
    #expect(desk.layoutSize == CGSize(width: 768, height: 1000))
    #expect(desk.initialScale == 1)
    #expect(desk.minimumScale == 1)
    #expect(arguments.forDesktop.viewportFit == .cover)
    desk.contentSize = CGSize(width: 1536, height: 4000)
    #expect(desk.initialScale == 0.5)
    desk.contentSize = CGSize(width: 7680, height: 40000)
    #expect(desk.initialScale == 0.25)
  }
}
