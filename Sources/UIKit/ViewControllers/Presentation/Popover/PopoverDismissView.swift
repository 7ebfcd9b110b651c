import CoreGraphics

/// The view behind a popover, which receives the touches for the content below, except for
/// passthrough views.
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
