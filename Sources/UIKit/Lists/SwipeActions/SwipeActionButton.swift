import CoreGraphics
import Foundation

/// The button of an action.
final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  private let backgroundView = UIView()
  private let label = UILabel()
  private let imageView = UIImageView()
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
    imageView.image = action.image?.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = .white
    // In a low row the image replaces the title.
    label.isHidden = action.image != nil && rowHeight < SwipeLayout.heightForBoth
    for view in [backgroundView, label, imageView] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private var shownTitle: Bool { !label.isHidden && !(action.title ?? "").isEmpty }

  /// The width that title and image need; at least 74.
  var fittingWidth: CGFloat {
    let title = shownTitle ? label.intrinsicContentSize.width : 0
    let image = action.image?.size.width ?? 0
    return max(SwipeLayout.minimumWidth, max(title, image) + 2 * SwipeLayout.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // On iOS 26 buttons are capsules with some space above and below; estimated.
    backgroundView.frame = isGlass ? bounds.insetBy(dx: 0, dy: min(4, bounds.height / 2)) : bounds
    backgroundView.layer.cornerRadius =
      isGlass ? min(backgroundView.bounds.height, backgroundView.bounds.width) / 2 : 0
    backgroundView.layer.cornerCurve = .continuous
    let image = action.image?.size ?? .zero
    let title = shownTitle ? label.intrinsicContentSize.height : 0
    let gap: CGFloat = image.height > 0 && title > 0 ? 4 : 0
    let top = bounds.midY - (image.height + gap + title) / 2
    imageView.frame = CGRect(
      x: bounds.midX - image.width / 2, y: top, width: image.width, height: image.height)
    // The text keeps its width while the button appears.
    let width = max(bounds.width, label.intrinsicContentSize.width)
    label.frame = CGRect(
      x: bounds.midX - width / 2, y: top + image.height + gap, width: width, height: title)
  }
}
