import Foundation

extension UINavigationController {
  /// Sets the height of the bar for the scroll position (S3.18).
  ///
  /// S3.18: A large title collapses 1:1 with the content scroll view of the topmost child.
  ///
  /// The bar shrinks with the scrolling; its smaller inset does not move the content.
  func updateForScrolling(of scrollView: UIScrollView) {
    guard let top = topViewController, scrollView === top.contentScrollView, !isNavigationBarHidden,
      let view = viewIfLoaded, let place = scrollView.superview
    else { return }
    let full = navigationBar.fullZones
    guard full.collapsible > 0 else { return setCollapse(0, with: nil) }
    let y = place.convert(scrollView.frame.origin, to: view).y
    let absorbs = scrollView.absorbedEdges.contains(.top)
    let covered =
      absorbs
      ? max(0, navigationBar.frame.minY + full.height - y) : 0
    // Until the scroll view's insets include the bar's height, its offset is unrelated to the bar.
    let taken = scrollView.systemContentInset.top + navigationBar.collapse
    guard abs(covered - taken + scrollView.scroll.collapsedInset) < 1 else { return }
    let rest = covered + scrollView.contentInset.top
    let amount = min(max(0, scrollView.contentOffset.y + rest), full.collapsible)
    setCollapse(amount, with: absorbs ? scrollView : nil)
  }

  private func setCollapse(_ amount: CGFloat, with scrollView: UIScrollView?) {
    let change = amount - navigationBar.collapse
    guard change != 0 else { return }
    navigationBar.collapse = amount
    topViewController?.insets.titleCollapse = amount
    scrollView?.scroll.collapsedInset += change
    layOutBars()
  }
}

/// Deceleration of scroll views below a collapsing navigation bar.
extension UIScrollView {
  /// The navigation controller whose bar shrinks with this scroll view.
  private var collapsingContainer: UINavigationController? {
    var controller = nearestViewController
    while let current = controller {
      if let navigation = current.parent as? UINavigationController {
        return navigation.topViewController?.contentScrollView === self ? navigation : nil
      }
      controller = current.parent
    }
    return nil
  }

  /// The height by which a navigation bar expands when content is scrolled down, in points.
  var collapsedBarHeight: CGFloat { collapsingContainer?.navigationBar.collapse ?? 0 }

  /// Returns the offset at which content below a collapsing bar comes to rest, for a target of `y`
  /// (S3.31).
  func targetOffset(near y: CGFloat) -> CGFloat {
    guard let bar = collapsingContainer?.navigationBar else { return y }
    let zones = bar.fullZones
    let expanded = -adjustedContentInset.top - bar.collapse
    let amount = y - expanded
    guard amount > 0, amount < zones.collapsible else { return y }
    return expanded + zones.targetCollapse(near: amount)
  }
}
