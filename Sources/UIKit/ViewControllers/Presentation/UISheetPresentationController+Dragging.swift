import CoreGraphics

extension UISheetPresentationController {
  /// The active detents, lowest first, with their heights.
  private var stops: [(identifier: Detent.Identifier, value: CGFloat)] {
    guard let layout else { return [] }
    return sheet.detents.compactMap { detent in
      value(of: detent, in: layout).map {
        (detent.identifier, min($0, layout.maximumDetentValue))
      }
    }.sorted { $0.value < $1.value }
  }

  private var restingValue: CGFloat {
    let resting = restingDetent?.identifier
    return stops.first { $0.identifier == resting }?.value ?? stops.last?.value ?? 0
  }

  /// Returns whether a drag moves the sheet and not the content below the touch: content at its top is pulled down with
  /// the sheet, and first enlarges the sheet if possible.
  func mayDrag(down: Bool, over scrollView: UIScrollView?) -> Bool {
    let isGoing = presentedViewController.presentation?.isDisappearing != false
    guard effectiveStyle != .fullScreen, !isGoing else { return false }
    guard let scrollView else { return true }
    let isAtTop = scrollView.contentOffset.y <= scrollView.restRange.minimum.y + 0.5
    guard isAtTop else { return false }
    if down { return true }
    let canGrow = restingValue < (stops.last?.value ?? 0) - 0.5
    return sheet.scrollingExpands && canGrow
  }

  func panDidChange(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: containerView).y
    switch pan.state {
    case .began:
      sheet.drag = SheetDrag(
        stops: stops.map(\.value), start: restingValue,
        mayEnd: !presentedViewController.isModalInPresentation, translation: way)
    case .changed: sheet.drag?.translation = way
    case .ended:
      sheet.drag?.translation = way
      endDragging(velocity: pan.velocity(in: containerView).y)
    case .cancelled: sheet.drag = nil
    case .possible, .failed: return
    }
    containerView?.setNeedsLayout()
    containerView?.layoutIfNeeded()
  }

  private func endDragging(velocity: CGFloat) {
    guard let drag = sheet.drag else { return }
    let stops = stops
    sheet.drag = nil
    switch drag.target(velocity: velocity) {
    case .end: userAsksForDismissal()
    case .stop(let index):
      if stops.indices.contains(index) { userSelects(stops[index].identifier) }
    }
  }
}
