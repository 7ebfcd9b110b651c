import UIKit

final class BlurredHeader: UIVisualEffectView {
  let label = UILabel()

  override init(effect: UIVisualEffect?) {
    super.init(effect: effect ?? UIBlurEffect(style: .regular))
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
