/// The background of a bar's items.
@MainActor
struct BarBackdrop {
  var effect: UIBlurEffect?
  var color: UIColor?
  var image: UIImage?
  var hairline: UIColor?

  /// The hairline of the system: black of 30 per cent, white of 15 in dark mode; estimated.
  static let standardHairline = UIColor { traits in
    UIColor(
      white: traits.userInterfaceStyle == .dark ? 1 : 0,
      alpha: traits.userInterfaceStyle == .dark ? 0.15 : 0.3)
  }

  /// The system's material.
  static var standard: BarBackdrop {
    BarBackdrop(
      effect: UIBlurEffect(style: .systemChromeMaterial), hairline: standardHairline)
  }

  /// The system's opaque background.
  static var opaque: BarBackdrop {
    BarBackdrop(color: .systemBackground, hairline: standardHairline)
  }

  /// No background.
  static var none: BarBackdrop { BarBackdrop() }
}
