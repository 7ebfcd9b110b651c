import CoreGraphics
public import Foundation

/// What the images of a renderer are like.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Constants for the range of an image's colors.
  public enum Range: Int, Sendable {
    /// No range is asked for.
    case unspecified = -1
    /// The range of the device's screen.
    case automatic = 0
    /// Colors beyond sRGB.
    case extended = 1
    /// The colors of sRGB.
    case standard = 2
  }

  /// Pixels per point; the scale of the device's screen by default.
  open var scale: CGFloat

  /// A Boolean value that determines whether images begin black instead of transparent; `false` by default.
  open var opaque: Bool = false

  /// The range of colors; automatic by default.
  ///
  /// Images have eight bits a component in sRGB, whatever is asked for.
  open var preferredRange: Range = .automatic

  /// Creates the format of the device's screen.
  public override init() {
    scale = DeviceScale.current
    super.init()
  }

  /// Creates the format that is best for traits, whose scale it has.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
