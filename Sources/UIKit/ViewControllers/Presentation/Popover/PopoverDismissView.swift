import CoreGraphics

/// What is behind a popover: it takes touches away from what is below, but for some views.
final class PopoverDismissView: UIControl {
  var passthroughViews: [UIView] = []

  init(onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in passthroughViews where view.window === window {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}
