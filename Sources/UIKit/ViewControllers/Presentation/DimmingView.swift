import Foundation

/// The dimmed background under a sheet or an alert (S9.9); a tap on it may end the presentation.
final class DimmingView: UIControl {
  init(onTap: (() -> Void)? = nil) {
    super.init(frame: .zero)
    backgroundColor = .dimming
    if let onTap { addAction(UIAction { _ in onTap() }, for: .touchUpInside) }
  }

  required init?(coder: NSCoder) { nil }
}

extension UIColor {
  /// The black that dims the content below a sheet or an alert (S9.9).
  fileprivate static let dimming = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
