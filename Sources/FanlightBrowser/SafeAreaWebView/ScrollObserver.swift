import UIKit

/// Observes when a page covers the view or avoids the unsafe area again.
///
/// The web view is not the delegate itself: WebKit's own class has methods of these names.
@MainActor
final class ScrollObserver: NSObject, UIScrollViewDelegate {
  private let insetsDidChange: () -> Void

  init(insetsDidChange: @escaping () -> Void) {
    self.insetsDidChange = insetsDidChange
    super.init()
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    insetsDidChange()
  }
}
