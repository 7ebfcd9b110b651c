import CoreGraphics
public import Foundation

/// A set of drawing attributes that configures the images of a renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Constants that specify the color range of an image.
  public enum Range: Int, Sendable {
    /// No color range is specified.
    case unspecified = -1
    /// The color range of the device's screen.
    case automatic = 0
    /// The extended color range, beyond sRGB.
    case extended = 1
    /// The standard color range, sRGB.
    case standard = 2
  }

  /// The number of pixels per point; the scale of the device's screen by default.
  open var scale: CGFloat

  /// A Boolean value that determines whether images are opaque, and initially black instead of transparent;
  /// `false` by default.
  open var opaque: Bool = false

  /// The preferred color range; automatic by default.
  ///
  /// It has no effect: images always have eight bits per component in sRGB.
  open var preferredRange: Range = .automatic

  /// Creates the default format for the device's screen.
  public override init() {
    scale = DeviceScale.current
    super.init()
  }

  /// Creates the best format for traits, with their display scale.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
