import Foundation
import UIKit

/// A delegate that logs the calls of a scroll view.
@MainActor
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  let log: CallLog
  var zoomed: UIView?

  init(log: CallLog) {
    self.log = log
    super.init()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.calls.append("didScroll \(Int(scrollView.contentOffset.y))")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    log.calls.append("delegate inset \(Int(scrollView.adjustedContentInset.top))")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.calls.append("end of animation")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { log.calls.append("didZoom") }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

/// A scroll view that logs calls of its overridable methods.
@MainActor
final class LoggingScrollView: UIScrollView {
  var log: CallLog?

  override func adjustedContentInsetDidChange() {
    log?.calls.append("hook inset \(Int(adjustedContentInset.top))")
  }

  override func safeAreaInsetsDidChange() {
    log?.calls.append("safe area \(Int(safeAreaInsets.top))")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log?.calls.append("layout inset \(Int(adjustedContentInset.top))")
  }
}

/// A scroll view that fills the window of a device, with content taller than the screen.
@MainActor
func shownScrollView(
  _ scrollView: UIScrollView = UIScrollView(), contentHeight: CGFloat = 3000,
  in scene: UIWindowScene
) -> UIScrollView {
  let controller = UIViewController()
  scrollView.frame = controller.view.bounds
  scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  scrollView.contentSize = CGSize(width: 100, height: contentHeight)
  controller.view.addSubview(scrollView)
  show(controller, in: scene)
  return scrollView
}
