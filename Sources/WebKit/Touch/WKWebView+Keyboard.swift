import Foundation
import UIKit
import WebEngine

extension WKWebView {
  /// Follows the keyboard: what it covers of the view is an inset of the scroll view while something
  /// in the page takes text (W67-W70, W73).
  func followKeyboard() {
    keyboardObserver = KeyboardObserver { [weak self] frame in self?.keyboardWillMove(to: frame) }
  }

  private func keyboardWillMove(to frame: CGRect) {
    guard documentState.focus != nil || keyboardOverlap > 0 else { return }
    let place = window.map { convert(frame, from: $0) } ?? frame
    // A keyboard that floats counts as none (W70).
    let isDocked = place.minX <= bounds.minX && place.maxX >= bounds.maxX
    keyboardOverlap = isDocked ? max(0, bounds.maxY - max(bounds.minY, place.minY)) : 0
    holdingUpdates {
      pageScrollView.setExtraInset(
        UIEdgeInsets(
          top: 0, left: 0,
          bottom: viewState.obscured == nil || absorbsSafeArea ? keyboardOverlap : 0,
          right: 0))
      if keyboardOverlap > 0 { revealFocus() }
    }
  }

  /// Whether the scroll view keeps the safe area clear (W69).
  private var absorbsSafeArea: Bool {
    pageScrollView.contentInsetAdjustmentBehavior != .never
  }

  /// Scrolls as little as shows the element that takes text.
  private func revealFocus() {
    guard let focus = documentState.focus, focus.frame.height > 0 else { return }
    let scale = pageScale
    let lowest = focus.frame.maxY * scale
    let highest = focus.frame.minY * scale
    var covered = pageScrollView.adjustedContentInset
    // Also where the keyboard is no inset (W69), it covers what is below it.
    covered.bottom = max(covered.bottom, keyboardOverlap)
    let visible = pageScrollView.bounds.inset(by: covered)
    var offset = pageScrollView.contentOffset
    if lowest > visible.maxY { offset.y += lowest - visible.maxY }
    let top = offset.y + pageScrollView.adjustedContentInset.top
    if highest < top { offset.y -= top - highest }
    if offset != pageScrollView.contentOffset {
      pageScrollView.setContentOffset(offset, animated: true)
    }
  }
}
