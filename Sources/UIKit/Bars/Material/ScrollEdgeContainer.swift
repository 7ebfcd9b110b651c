import Foundation

extension UIScrollView {
  /// Lets the bars around look whether content is below them now (S3.23).
  func contentHasMoved() {
    guard window != nil else { return }
    var controller = nearestViewController
    while let current = controller {
      if !scroll.movesWithInsets { (current as? UINavigationController)?.followScrolling(of: self) }
      (current as? UITabBarController)?.followScrolling(of: self)
      (current as? any ScrollEdgeContainer)?.updateScrollEdges()
      controller = current.parent
    }
  }

  /// Whether content lies below the bars at the top, be it because it is scrolled there or because
  /// the insets leave them no space, as with a behavior of `.never`.
  ///
  /// The edge effect of iOS 26 is about what is below the bars, not about where scrolling ends.
  /// - Source: Apple's documentation of `UIScrollEdgeEffect`: it is applied where content is
  ///   underneath bars.
  fileprivate var hasContentBelowTopBar: Bool {
    contentSize.height > 0 && -contentOffset.y < safeAreaInsets.top - 0.5
  }

  /// Where the content is between the bars.
  fileprivate var scrollEdges: ScrollEdges {
    ScrollEdges(
      offset: contentOffset, contentSize: contentSize, viewport: bounds.size,
      adjustedInset: adjustedContentInset)
  }
}

/// A container with bars that look otherwise when content is below them.
@MainActor
protocol ScrollEdgeContainer: AnyObject {
  /// Looks whether content is below the bars.
  func updateScrollEdges()
}

extension UINavigationController: ScrollEdgeContainer {
  func updateScrollEdges() {
    let edges = clearEdges(of: topViewController)
    navigationBar.isAtScrollEdge = edges?.isAtTop ?? false
    toolbar.isAtScrollEdge = edges?.isAtBottom ?? false
    let top = topViewController?.contentScrollView?.scroll.edgeEffects.top
    navigationBar.edgeFade = EdgeFade(top)
    let bottom = topViewController?.contentScrollView(seenFrom: .bottom)?.scroll.edgeEffects.bottom
    toolbar.edgeFade = EdgeFade(bottom)
  }
}

extension UITabBarController: ScrollEdgeContainer {
  func updateScrollEdges() {
    var controller = selectedViewController
    if let navigation = controller as? UINavigationController {
      controller = navigation.topViewController
    }
    tabBar.isAtScrollEdge = clearEdges(of: controller)?.isAtBottom ?? false
  }
}

extension UIViewController {
  /// Where a child's content is, if bars of this system are clear at the edges (S3.23, S3.24).
  ///
  /// Before iOS 15 only bars with a large title are clear at the top.
  fileprivate func clearEdges(of child: UIViewController?) -> ScrollEdges? {
    guard let situation = viewIfLoaded?.screenSituation else { return nil }
    var edges = child?.contentScrollView?.scrollEdges ?? ScrollEdges()
    let below = child?.contentScrollView(seenFrom: .bottom)?.scrollEdges ?? ScrollEdges()
    edges.isAtBottom = below.isAtBottom
    if situation.system.metrics.bars.clearsBarsAtScrollEdge(situation) {
      if situation.system.metrics.fadesBarsAboveContent,
        child?.contentScrollView?.hasContentBelowTopBar == true
      {
        edges.isAtTop = false
      }
      return edges
    }
    guard situation.system.metrics.clearsBarsOfLargeTitles,
      (self as? UINavigationController)?.navigationBar.showsLargeTitle == true
    else { return nil }
    edges.isAtBottom = false
    return edges
  }
}
