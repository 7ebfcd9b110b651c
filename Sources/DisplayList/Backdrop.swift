public import Foundation

/// A blurred, tinted copy of what lies below, as under a translucent bar.
public struct Backdrop: Sendable, Equatable {
  /// The shape that the copy fills.
  public var path: Path
  /// The standard deviation of the blur, in points.
  public var blurRadius: CGFloat
  /// The saturation factor of the copy; 1 leaves it unchanged, and 1.8 is UIKit's material.
  public var saturation: CGFloat
  /// The tint over the copy, usually translucent.
  public var tint: Color

  /// Creates a backdrop; `blurRadius` is a standard deviation in points.
  public init(path: Path, blurRadius: CGFloat, saturation: CGFloat, tint: Color) {
    self.path = path
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
  }
}
