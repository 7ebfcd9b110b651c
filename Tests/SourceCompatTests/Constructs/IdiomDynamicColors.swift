import UIKit

enum Palette {
  static let surface = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .black : .white
  }
  static let accent = UIColor.systemBlue.withAlphaComponent(0.8)
}

final class PaletteView: UIView {
  override func tintColorDidChange() {
    super.tintColorDidChange()
    layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }
}
