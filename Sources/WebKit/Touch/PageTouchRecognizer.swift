import UIKit
import WebEngine

/// Brings the fingers on a page to the page, whatever else they may turn out to mean.
///
/// It never finds a gesture of its own. A view's touch methods would not do: a scroll view holds
/// fingers back from its content, and takes them away once they scroll.
final class PageTouchRecognizer: UIGestureRecognizer {
  private weak var webView: WKWebView?
  /// The fingers that are down.
  private var fingers: Set<UITouch> = []

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
    fingers.formUnion(own)
    tell(own, .began)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(touches.intersection(fingers), .moved)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches, .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches, .cancelled)
  }

  private func lift(_ touches: Set<UITouch>, _ phase: PageTouch.Phase) {
    tell(touches.intersection(fingers), phase)
    fingers.subtract(touches)
    if fingers.isEmpty { state = .failed }
  }

  private func tell(_ touches: Set<UITouch>, _ phase: PageTouch.Phase) {
    guard !touches.isEmpty else { return }
    webView?.forward(touches, phase, as: meaning(of: touches))
  }

  /// What another recognizer has found the fingers to be.
  private func meaning(of touches: Set<UITouch>) -> TouchSequence.Meaning {
    let pan = webView?.scrollView.panGestureRecognizer
    var meaning = TouchSequence.Meaning.unknown
    for recognizer in touches.flatMap({ $0.gestureRecognizers ?? [] })
    where recognizer !== self && recognizer.cancelsTouchesInView {
      switch recognizer.state {
      case .began, .changed, .ended:
        guard recognizer === pan, let pan else { return .gesture }
        meaning = .scroll(pan.translation(in: webView))
      case .possible, .cancelled, .failed: break
      }
    }
    return meaning
  }
}
