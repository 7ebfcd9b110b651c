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

  /// Places the strip beside a row that stands in `row` when it is not moved.
  func place(offset: CGFloat, row: CGRect) {
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

/// The button of an action.
final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  private let backgroundView = UIView()
  private let label = UILabel()
  private let picture = UIImageView()
  private let isGlass: Bool

  init(_ action: UIContextualAction, isGlass: Bool, rowHeight: CGFloat) {
    self.action = action
    self.isGlass = isGlass
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundView.isUserInteractionEnabled = false
    backgroundView.backgroundColor = action.backgroundColor
    label.text = action.title
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    label.font = .systemFont(ofSize: isGlass || action.image != nil ? 15 : 17)
    picture.image = action.image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = .white
    // Where there is little height, a picture stands for its title.
    label.isHidden = action.image != nil && rowHeight < SwipeLayout.heightForBoth
    for view in [backgroundView, label, picture] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private var shownTitle: Bool { !label.isHidden && !(action.title ?? "").isEmpty }

  /// The width that title and picture need, at least 74.
  var fittingWidth: CGFloat {
    let title = shownTitle ? label.intrinsicContentSize.width : 0
    let image = action.image?.size.width ?? 0
    return max(SwipeLayout.minimumWidth, max(title, image) + 2 * SwipeLayout.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // On iOS 26 buttons are capsules with some room above and below; by eye.
    backgroundView.frame = isGlass ? bounds.insetBy(dx: 0, dy: min(4, bounds.height / 2)) : bounds
    backgroundView.layer.cornerRadius =
      isGlass ? min(backgroundView.bounds.height, backgroundView.bounds.width) / 2 : 0
    backgroundView.layer.cornerCurve = .continuous
    let image = action.image?.size ?? .zero
    let title = shownTitle ? label.intrinsicContentSize.height : 0
    let gap: CGFloat = image.height > 0 && title > 0 ? 4 : 0
    let top = bounds.midY - (image.height + gap + title) / 2
    picture.frame = CGRect(
      x: bounds.midX - image.width / 2, y: top, width: image.width, height: image.height)
    // The text keeps its width while the button comes in.
    let width = max(bounds.width, label.intrinsicContentSize.width)
    label.frame = CGRect(
      x: bounds.midX - width / 2, y: top + image.height + gap, width: width, height: title)
  }
}
