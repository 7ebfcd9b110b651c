import Foundation
import UIKit
import WebEngine

extension WKWebView {
  /// Observes the keyboard, whose overlap with the view is a bottom inset of the scroll view while an
  /// element of the page is edited (W67-W70, W73).
  func observeKeyboard() {
    input.keyboardObserver = KeyboardObserver { [weak self] frame, screen in
      // The keyboards of other devices in this process do not concern this view.
      guard let self, screen == nil || window == nil || screen === window?.screen else { return }
      keyboardWillMove(to: frame)
    }
  }

  private func keyboardWillMove(to frame: CGRect) {
    guard documentState.focus != nil || input.keyboardOverlap > 0 else { return }
    let frame = window.map { convert(frame, from: $0) } ?? frame
    // A floating keyboard has no effect (W70).
    let isDocked = frame.minX <= bounds.minX && frame.maxX >= bounds.maxX
    input.keyboardOverlap = isDocked ? max(0, bounds.maxY - max(bounds.minY, frame.minY)) : 0
    batchingUpdates {
      pageScrollView.setExtraInset(
        UIEdgeInsets(
          top: 0, left: 0,
          bottom: viewState.obscured == nil || absorbsSafeArea ? input.keyboardOverlap : 0,
          right: 0))
      if input.keyboardOverlap > 0 { revealFocus() }
    }
  }

  /// Whether the scroll view adds the safe area to its content inset (W69).
  private var absorbsSafeArea: Bool {
    pageScrollView.contentInsetAdjustmentBehavior != .never
  }

  /// Scrolls the focused element into view, by the minimum distance.
  private func revealFocus() {
    guard let focus = documentState.focus, focus.frame.height > 0 else { return }
    let scale = pageScale
    let lowest = focus.frame.maxY * scale
    let highest = focus.frame.minY * scale
    var covered = pageScrollView.adjustedContentInset
    // The keyboard also covers content where it is not an inset (W69).
    covered.bottom = max(covered.bottom, input.keyboardOverlap)
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
