import UIKit
import WebEngine

/// Forwards the touches on a page to the page, whatever gestures are recognized.
///
/// It recognizes no gesture itself. A view's touch methods are not sufficient: a scroll view delays
/// its content's touches, and cancels them when it scrolls.
final class PageTouchRecognizer: UIGestureRecognizer {
  private weak var webView: WKWebView?
  /// The touches on the page.
  private var trackedTouches: Set<UITouch> = []

  init(_ webView: WKWebView) {
    self.webView = webView
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let own = touches.filter { $0.view === webView?.contentView }
    trackedTouches.formUnion(own)
    forward(own, .began)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    forward(touches.intersection(trackedTouches), .moved)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    stopTracking(touches, .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    stopTracking(touches, .cancelled)
  }

  private func stopTracking(_ touches: Set<UITouch>, _ phase: PageTouch.Phase) {
    forward(touches.intersection(trackedTouches), phase)
    trackedTouches.subtract(touches)
    if trackedTouches.isEmpty { state = .failed }
  }

  private func forward(_ touches: Set<UITouch>, _ phase: PageTouch.Phase) {
    guard !touches.isEmpty else { return }
    webView?.forward(touches, phase, as: gesture(of: touches))
  }

  /// Returns the gesture that another recognizer has recognized.
  private func gesture(of touches: Set<UITouch>) -> TouchSequence.Gesture {
    let pan = webView?.scrollView.panGestureRecognizer
    var gesture = TouchSequence.Gesture.unknown
    for recognizer in touches.flatMap({ $0.gestureRecognizers ?? [] })
    where recognizer !== self && recognizer.cancelsTouchesInView {
      switch recognizer.state {
      case .began, .changed, .ended:
        guard recognizer === pan, let pan else { return .other }
        gesture = .scroll(pan.translation(in: webView))
      case .possible, .cancelled, .failed: break
      }
    }
    return gesture
  }
}
