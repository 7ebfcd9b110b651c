import UIKit

/// Observes changes of the adjusted content inset, which follow from the page's `viewport-fit`.
///
/// The web view itself cannot be the delegate: WebKit's class has private methods of the same names.
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
