import DeviceCatalog
import FanlightBrowser
import Foundation
import Simulator
import Testing
import UIKit
import WebEngine

@testable import WebKit

/// The recipe of 2017, point by point, on everything that has a screen.
///
/// A covering page: content inset (top, 0, 0, 0), safe area (0, left, bottom, right). An avoiding one:
/// content inset 0, safe area (top, left, 0, right). Both numbers are of the view that the web view
/// fills, bars included.
@Suite("The recipe on every device, standing and lying, in every era, with bars and without")
@MainActor
struct ArticleTableTests {
  @Test("insets, safe area and env()", arguments: BrowserStage.systems.keys.sorted())
  func insetsSafeAreaAndEnv(name: String) throws {
    try BrowserStage.situations(of: name, .article) { stage, situation in
      let given = stage.safeArea
      let scrollView = stage.scrollView
      #expect(scrollView.contentInsetAdjustmentBehavior == (situation.isCover ? .never : .always))
      if situation.isCover {
        let own = UIEdgeInsets(top: 0, left: given.left, bottom: given.bottom, right: given.right)
        #expect(
          scrollView.contentInset == UIEdgeInsets(top: given.top, left: 0, bottom: 0, right: 0),
          "\(situation)")
        #expect(stage.webView.safeAreaInsets == own, "\(situation)")
        #expect(stage.webView.modelledPage.environment == EdgeLengths(own), "\(situation)")
        #expect(
          scrollView.contentOffset.thousandths == CGPoint(x: 0, y: -given.top).thousandths,
          "\(situation)")
      } else {
        let own = UIEdgeInsets(top: given.top, left: given.left, bottom: 0, right: given.right)
        #expect(scrollView.contentInset == .zero, "\(situation)")
        #expect(stage.webView.safeAreaInsets == own, "\(situation)")
        #expect(scrollView.adjustedContentInset == own, "\(situation)")
        #expect(stage.webView.modelledPage.environment == .zero, "\(situation)")
        #expect(
          scrollView.contentOffset.thousandths
            == CGPoint(x: -given.left, y: -given.top).thousandths, "\(situation)")
      }
      #expect(scrollView.verticalScrollIndicatorInsets.top == given.top)
      #expect(scrollView.verticalScrollIndicatorInsets.bottom == given.bottom)
      #expect(stage.webView.viewState.obscured == nil)
    }
  }
}
