import UIKit

final class CardView: UIView {
  struct Style {
    var cornerRadius: CGFloat = 12
    var color: UIColor = .secondarySystemBackground
    static let plain = Style()
  }

  private enum Metrics {
    static let padding: CGFloat = 16
    static let size = CGSize(width: 100, height: 44)
  }

  var style: Style {
    didSet { apply() }
  }

  init(style: Style = .plain) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Metrics.size))
    apply()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func apply() {
    backgroundColor = style.color
    layer.cornerRadius = style.cornerRadius
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Metrics.size.height + 2 * Metrics.padding)
  }
}
