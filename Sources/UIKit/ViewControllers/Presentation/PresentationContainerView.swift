import Foundation

/// What holds a presented view in its window, with a dimmed ground under sheets.
final class PresentationContainerView: UIView {
  private let dimming = UIView(frame: .zero)
  private let place: (UIWindow) -> CGRect
  let content: UIView

  /// Puts `content` where `place` says, anew whenever the window changes its size.
  init(content: UIView, isDimmed: Bool, place: @escaping (UIWindow) -> CGRect) {
    self.content = content
    self.place = place
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isDimmed {
      dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
      addSubview(dimming)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    dimming.frame = bounds
    if let window, content.superview === self { content.frame = place(window) }
  }
}
