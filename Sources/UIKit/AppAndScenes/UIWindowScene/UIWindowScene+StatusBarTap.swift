import Foundation

extension UIWindowScene {
  /// Performs the action of a tap on the status bar: scrolls a scroll view to its top (S4.20).
  ///
  /// Apple documents that on an iPhone nothing happens if several scroll views on the screen have
  /// `scrollsToTop`, and that on an iPad the one nearest to the status bar scrolls.
  ///
  /// - Returns: Whether a scroll view scrolls.
  @discardableResult
  package func tapStatusBar() -> Bool {
    guard let window = keyWindow ?? visibleWindows.last else { return false }
    var found: [UIScrollView] = []
    collect(in: window, window, &found)
    if device.idiom == .pad {
      let nearest = found.min {
        $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY
      }
      return nearest?.scrollToTop() ?? false
    }
    guard found.count == 1 else { return false }
    return found[0].scrollToTop()
  }

  private func collect(in view: UIView, _ window: UIWindow, _ found: inout [UIScrollView]) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
      scrollView.convert(scrollView.bounds, to: window).intersects(window.bounds)
    {
      found.append(scrollView)
    }
    for subview in view.subviews { collect(in: subview, window, &found) }
  }
}
