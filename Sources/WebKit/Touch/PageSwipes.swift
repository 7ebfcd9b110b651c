import Foundation
import UIKit

/// Goes back and forward when a finger is dragged in from an edge of the screen.
///
/// - Divergence: the pages do not follow the finger; the step is made when it leaves the screen
///   beyond half of the width, or while it moves fast that way.
@MainActor
final class PageSwipes: NSObject {
  private weak var webView: WKWebView?
  private var recognizers: [UIScreenEdgePanGestureRecognizer] = []

  init(_ webView: WKWebView) {
    self.webView = webView
    super.init()
    let action = Selector("swiped:", PageSwipes.swiped(_:))
    for edge in [UIRectEdge.left, .right] {
      let recognizer = UIScreenEdgePanGestureRecognizer(target: self, action: action)
      recognizer.edges = edge
      webView.addGestureRecognizer(recognizer)
      webView.scrollView.panGestureRecognizer.require(toFail: recognizer)
      recognizers.append(recognizer)
    }
  }

  func end() {
    for recognizer in recognizers { webView?.removeGestureRecognizer(recognizer) }
  }

  func swiped(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard recognizer.state == .ended, let webView else { return }
    let sign: CGFloat = recognizer.edges == .left ? 1 : -1
    let way = recognizer.translation(in: webView).x * sign
    let speed = recognizer.velocity(in: webView).x * sign
    guard way > webView.bounds.width / 2 || (way > 0 && speed > 500) else { return }
    // Where text runs from right to left, pages lie the other way round.
    let isTurned = webView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if (recognizer.edges == .left) != isTurned { webView.goBack() } else { webView.goForward() }
  }
}
