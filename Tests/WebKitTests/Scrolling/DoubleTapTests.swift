import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("Pages that two taps zoom")
@MainActor
struct DoubleTapPageTests {
  private func allows(_ meta: String?, size: CGSize, zoomed: CGFloat? = nil) -> Bool {
    let stage = WebViewStage()
    stage.show(metas: meta.map { [$0] } ?? [], size: size)
    if let zoomed { stage.scrollView.zoomScale = zoomed }
    return stage.webView.allowsDoubleTap
  }

  @Test(
    "W129 W135 not those as wide as the device, unless at another scale; not those that forbid it")
  func responsivePagesDoNotDoubleTapZoom() {
    let tall = CGSize(width: 375, height: 3000)
    #expect(allows(nil, size: CGSize(width: 980, height: 3000)))
    #expect(allows("width=600", size: CGSize(width: 600, height: 3000)))
    #expect(!allows("width=device-width", size: tall))
    #expect(allows("width=device-width", size: tall, zoomed: 2))
    #expect(!allows("width=600, user-scalable=no", size: CGSize(width: 600, height: 3000)))
    #expect(
      !allows(
        "width=600, initial-scale=1, minimum-scale=1, maximum-scale=1",
        size: CGSize(width: 600, height: 3000)))
  }
}
