import CoreGraphics

/// Recognizes drags that move a sheet, and leaves drags that scroll the content to the content.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var sheet: UISheetPresentationController?

  init(for sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    gesture.handler = { [weak self] in
      guard let self else { return }
      self.sheet?.panDidChange(self)
    }
  }

  override func mayBegin() -> Bool {
    guard let sheet, abs(firstWay.y) > abs(firstWay.x) else { return false }
    return sheet.mayDrag(down: firstWay.y > 0, over: scrollView)
  }

  /// Scrolling waits until it is decided that the sheet does not move.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ScrollPanGestureRecognizer
  }

  /// The nearest view under the touch that scrolls up and down.
  private var scrollView: UIScrollView? {
    var current = gesture.touches.first?.view
    while let candidate = current, candidate !== view {
      if let scrollView = candidate as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.canDragVertically
      {
        return scrollView
      }
      current = candidate.superview
    }
    return nil
  }
}
