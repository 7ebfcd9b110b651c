import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("Pages that a double tap zooms")
@MainActor
struct DoubleTapPageTests {
  private func allows(_ meta: String?, size: CGSize, zoomed: CGFloat? = nil) -> Bool {
    let stage = WebViewStage()
    stage.show(metas: meta.map { [$0] } ?? [], size: size)
    if let zoomed { stage.scrollView.zoomScale = zoomed }
    return stage.webView.allowsDoubleTap
  }

  @Test(
    "W129 W135 no page of the device's width at its first scale, and none that forbids zooming")
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
