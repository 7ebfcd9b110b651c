import Foundation
package import UIKit
import WebEngine

extension WKWebView: ScrollViewHost {
  /// The scroll view that a controller up to iOS 10 keeps clear of its bars (S4.36).
  package var hostedScrollView: UIScrollView { pageScrollView }
}

extension WKWebView {
  /// The scroll view moved, by the app or by a finger.
  func scrollViewDidMove() {
    guard !documentState.awaitsFirstRendering, documentState.size != nil else { return }
    updatePage()
  }

  /// Moves the scroll view, whose delegate may move it again; the page receives the last
  /// position only (W159).
  func movingScrollView(_ move: () -> Void) {
    guard !documentState.awaitsFirstRendering, documentState.size != nil else { return move() }
    holdingUpdates(move)
  }

  /// Where the page has to be scrolled to, in CSS pixels: the unobscured rectangle's corner (W154).
  private var wantedScrollOffset: CGPoint {
    let obscured = insets.obscuredInset
    let offset = pageScrollView.contentOffset
    let scale = pageScale
    return CGPoint(
      x: max(0, offset.x + obscured.left) / scale, y: max(0, offset.y + obscured.top) / scale)
  }

  /// Scrolls the page to where the scroll view is.
  func sendScrollOffset() {
    guard let connection, !documentState.awaitsFirstRendering, documentState.size != nil,
      undecidedScrolls == 0
    else { return }
    let wanted = wantedScrollOffset
    guard wanted != documentState.scrollOffset else { return }
    documentState.scrollOffset = wanted
    connection.send(.scroll) { page throws(WebEngineError) in try await page.scroll(to: wanted) }
  }

  /// A script scrolled the page, or a link, or the way back to it (W145); in CSS pixels.
  func pageScrolledItself(to offset: CGPoint) {
    documentState.restoring = nil
    // Before the first rendering there is no content yet; what the view asks for later counts.
    if documentState.awaitsFirstRendering {
      documentState.scrollOffset = offset
    } else if connection?.hasOpen(.scroll) != true {
      pageDidScroll(to: offset)
    }
  }

  /// The content offset at which a page is seen from a place on; the top has its own (W138).
  func contentOffset(ofPageAt offset: CGPoint) -> CGPoint {
    let initial = insets.initialContentOffset
    let obscured = insets.obscuredInset
    let scale = pageScale
    return CGPoint(
      x: offset.x > 0 ? offset.x * scale - obscured.left : initial.x,
      y: offset.y > 0 ? offset.y * scale - obscured.top : initial.y)
  }

  /// Where a page stands that is to stand at `wanted`: beyond its end there is nothing to scroll to,
  /// while a scroll view goes on into its insets.
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

  /// Moves the scroll view to where the page has scrolled itself, in CSS pixels.
  func pageDidScroll(to offset: CGPoint) {
    // Engines scroll to whole device pixels, so less than one CSS pixel is no movement.
    let wanted = reachable(wantedScrollOffset, from: offset)
    guard abs(offset.x - wanted.x) >= 1 || abs(offset.y - wanted.y) >= 1 else { return }
    documentState.scrollOffset = offset
    let obscured = insets.obscuredInset
    let scale = pageScale
    let place = CGPoint(x: offset.x * scale - obscured.left, y: offset.y * scale - obscured.top)
    pageScrollView.setContentOffset(place, animated: false)
  }
}
