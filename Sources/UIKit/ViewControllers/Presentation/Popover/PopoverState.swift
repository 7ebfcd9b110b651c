import CoreGraphics

/// The properties of a popover that an app has set.
@MainActor
struct PopoverState {
  weak var sourceView: UIView?
  var sourceRect = CGRect.null
  weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  weak var barButtonItem: UIBarButtonItem?
  var permitted = UIPopoverArrowDirection.any
  var mayOverlap = false
  var passthroughViews: [UIView]?
  var backgroundColor: UIColor?
  var margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// Whether an anchor of the popover is set.
  var hasSource: Bool { sourceItem != nil || sourceView != nil || barButtonItem != nil }

  /// Returns the rectangle that the popover points at, in a view.
  func source(in container: UIView) -> CGRect? {
    if let sourceItem { return shown(sourceItem.frame(in: container)) }
    if let sourceView {
      let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
      return sourceView.convert(rect, to: container)
    }
    return barButtonItem.flatMap { shown($0.frame(in: container)) }
  }

  private func shown(_ rect: CGRect) -> CGRect? { rect.isNull ? nil : rect }
}
