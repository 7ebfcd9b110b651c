import Foundation

/// The dimmed background under a sheet or an alert; a tap on it may end the presentation.
final class DimmingView: UIControl {
  init(onTap: (() -> Void)? = nil) {
    super.init(frame: .zero)
    if let onTap { addAction(UIAction { _ in onTap() }, for: .touchUpInside) }
  }

  required init?(coder: NSCoder) { nil }
}
