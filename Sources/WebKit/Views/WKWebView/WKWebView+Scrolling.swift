import Foundation
package import UIKit
import WebEngine

extension WKWebView: ScrollViewHost {
  /// The scroll view whose insets a view controller up to iOS 10 adjusts for its bars (S4.36).
  package var hostedScrollView: UIScrollView { pageScrollView }
}

extension WKWebView {
  /// Handles a scroll of the scroll view, by the app or the user.
  func scrollViewDidMove() {
    guard !documentState.awaitsFirstRendering, documentState.size != nil else { return }
    updatePage()
  }

  /// Scrolls the scroll view, whose delegate may scroll it again; the page receives only the last
  /// position (W159).
  func movingScrollView(_ move: () -> Void) {
    guard !documentState.awaitsFirstRendering, documentState.size != nil else { return move() }
    batchingUpdates(move)
  }

  /// The page's target scroll position, in CSS pixels: the unobscured rectangle's origin (W154).
  private var wantedScrollOffset: CGPoint {
    let obscured = insets.obscuredInset
    let offset = pageScrollView.contentOffset
    let scale = pageScale
    return CGPoint(
      x: max(0, offset.x + obscured.left) / scale, y: max(0, offset.y + obscured.top) / scale)
  }

  /// Scrolls the page to the scroll view's position.
  func sendScrollOffset() {
    guard let connection, !documentState.awaitsFirstRendering, documentState.size != nil,
      input.undecidedScrolls == 0
    else { return }
    let wanted = wantedScrollOffset
    guard wanted != documentState.scrollOffset else { return }
    documentState.scrollOffset = wanted
    connection.send(.scroll) { page throws(WebEngineError) in try await page.scroll(to: wanted) }
  }

  /// Handles a scroll by a script, a fragment or a restored history item (W145); in CSS pixels.
  func pageScrolledItself(to offset: CGPoint) {
    documentState.restoring = nil
    // Before the first rendering there is no content yet; the view's later position counts.
    if documentState.awaitsFirstRendering {
      documentState.scrollOffset = offset
    } else if connection?.isPending(.scroll) != true {
      pageDidScroll(to: offset)
    }
  }

  /// Returns the content offset for a scroll position of the page; the top has its own (W138).
  func contentOffset(ofPageAt offset: CGPoint) -> CGPoint {
    let initial = insets.initialContentOffset
    let obscured = insets.obscuredInset
    let scale = pageScale
    return CGPoint(
      x: offset.x > 0 ? offset.x * scale - obscured.left : initial.x,
      y: offset.y > 0 ? offset.y * scale - obscured.top : initial.y)
  }

  /// Returns the position the page can reach for `wanted`: unlike a scroll view, which scrolls into
  /// its insets, a page stops at its end.
  private func reachable(_ wanted: CGPoint, from offset: CGPoint) -> CGPoint {
    guard let document = documentState.size else { return wanted }
    let window = innerSize(insets)
    let scale = pageScale
    func reached(_ wanted: CGFloat, _ offset: CGFloat, _ length: CGFloat) -> CGFloat {
      wanted > offset && offset >= max(0, length) - 1 ? offset : wanted
    }
    return CGPoint(
      x: reached(wanted.x, offset.x, document.width - window.width / scale),
      y: reached(wanted.y, offset.y, document.height - window.height / scale))
  }

  /// Scrolls the scroll view to the page's own scroll position, in CSS pixels.
  func pageDidScroll(to offset: CGPoint) {
    // Engines scroll to whole device pixels, so less than one CSS pixel is not a scroll.
    let wanted = reachable(wantedScrollOffset, from: offset)
    guard abs(offset.x - wanted.x) >= 1 || abs(offset.y - wanted.y) >= 1 else { return }
    documentState.scrollOffset = offset
    let obscured = insets.obscuredInset
    let scale = pageScale
    let place = CGPoint(x: offset.x * scale - obscured.left, y: offset.y * scale - obscured.top)
    pageScrollView.setContentOffset(place, animated: false)
  }
}
