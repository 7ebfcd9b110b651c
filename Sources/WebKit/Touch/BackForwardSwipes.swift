import Foundation
import UIKit

/// Navigates back and forward with edge swipes.
///
/// - Divergence: The pages do not follow the touch; the navigation starts when the swipe ends beyond
///   half of the width, or with enough velocity.
@MainActor
final class BackForwardSwipes: NSObject {
  private weak var webView: WKWebView?
  private var recognizers: [UIScreenEdgePanGestureRecognizer] = []

  init(_ webView: WKWebView) {
    self.webView = webView
    super.init()
    let action = Selector("swiped:", BackForwardSwipes.swiped(_:))
    for edge in [UIRectEdge.left, .right] {
      let recognizer = UIScreenEdgePanGestureRecognizer(target: self, action: action)
      recognizer.edges = edge
      webView.addGestureRecognizer(recognizer)
      webView.scrollView.panGestureRecognizer.require(toFail: recognizer)
      recognizers.append(recognizer)
    }
  }

  func removeRecognizers() {
    for recognizer in recognizers { webView?.removeGestureRecognizer(recognizer) }
  }

  func swiped(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard recognizer.state == .ended, let webView else { return }
    let sign: CGFloat = recognizer.edges == .left ? 1 : -1
    let distance = recognizer.translation(in: webView).x * sign
    let speed = recognizer.velocity(in: webView).x * sign
    guard distance > webView.bounds.width / 2 || (distance > 0 && speed > 500) else { return }
    // In a right-to-left layout, back is at the right.
    let isMirrored = webView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if (recognizer.edges == .left) != isMirrored { webView.goBack() } else { webView.goForward() }
  }
}

extension WKWebView {
  /// Adds the recognizers of edge swipes that navigate, or removes them.
  func setNavigatesBySwipes(_ navigates: Bool) {
    guard navigates != (input.swipes != nil) else { return }
    input.swipes?.removeRecognizers()
    input.swipes = navigates ? BackForwardSwipes(self) : nil
  }
}
