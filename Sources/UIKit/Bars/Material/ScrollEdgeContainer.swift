import Foundation

extension UIScrollView {
  /// Informs the enclosing bars that content has moved, so that they update whether it is below
  /// them (S3.23).
  func contentHasMoved() {
    guard window != nil else { return }
    var controller = nearestViewController
    while let current = controller {
      if !scroll.movesWithInsets {
        (current as? UINavigationController)?.updateForScrolling(of: self)
      }
      (current as? UITabBarController)?.updateForScrolling(of: self)
      (current as? any ScrollEdgeContainer)?.updateScrollEdges()
      controller = current.parent
    }
  }

  /// Whether content is below the bars at the top, either because it is scrolled there or because
  /// the insets leave no space for them, as with a behavior of `.never`.
  ///
  /// The edge effect of iOS 26 depends on what is below the bars, not on the end of scrolling.
  /// - Source: Apple's documentation of `UIScrollEdgeEffect`: it is applied where content is
  ///   underneath bars.
  fileprivate var hasContentBelowTopBar: Bool {
    contentSize.height > 0 && -contentOffset.y < safeAreaInsets.top - 0.5
  }

  /// The position of the content between the bars.
  fileprivate var scrollEdges: ScrollEdges {
    ScrollEdges(
      offset: contentOffset, contentSize: contentSize, viewport: bounds.size,
      adjustedInset: adjustedContentInset)
  }
}

/// A container with bars that change their appearance when content is below them.
@MainActor
protocol ScrollEdgeContainer: AnyObject {
  /// Updates the bars for whether content is below them.
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
  /// Returns the position of a child's content, if bars of this system are transparent at the edges (S3.23, S3.24).
  ///
  /// Before iOS 15 only bars with a large title are transparent at the top.
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
