import CoreGraphics
import Foundation

/// The strip beside a swiped row, with its buttons.
final class SwipeActionsView: UIView {
  let configuration: UISwipeActionsConfiguration
  /// Whether the strip is at the left end of the row.
  private let isLeft: Bool
  private var layout: SwipeLayout
  private(set) var buttons: [SwipeActionButton] = []

  init(
    _ configuration: UISwipeActionsConfiguration, isLeft: Bool, row: CGSize,
    onTap: @escaping (Int) -> Void
  ) {
    self.configuration = configuration
    self.isLeft = isLeft
    layout = SwipeLayout(
      widths: [], rowWidth: row.width,
      allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
    super.init(frame: .zero)
    clipsToBounds = true
    let metrics = Runtime.system.metrics
    let isGlass = metrics.hasGlassSwipeActions
    layout.gap = metrics.swipeActionGap
    for (index, action) in configuration.actions.enumerated() {
      let button = SwipeActionButton(action, isGlass: isGlass, rowHeight: row.height)
      button.addAction(UIAction { _ in onTap(index) }, for: .touchUpInside)
      buttons.append(button)
      // The first one is in front, so that it can cover the others.
      insertSubview(button, at: 0)
    }
    layout.widths = buttons.map(\.fittingWidth)
  }

  required init?(coder: NSCoder) { nil }

  var swipe: SwipeLayout { layout }

  /// Lays out the actions beside a row whose frame is `row` while it is not swiped.
  func layOut(offset: CGFloat, row: CGRect) {
    layout.rowWidth = row.width
    frame = CGRect(
      x: isLeft ? row.minX : row.maxX - offset, y: row.minY, width: offset, height: row.height)
    for (button, span) in zip(buttons, layout.spans(offset: offset)) {
      button.frame = CGRect(
        x: isLeft ? span.start : offset - span.start - span.width, y: 0, width: span.width,
        height: row.height)
    }
  }
}
