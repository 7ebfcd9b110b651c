import CoreGraphics
package import Foundation

/// How contents are placed in a layer whose size is not theirs.
///
/// Top and bottom are as on iOS, where y grows downwards.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The string that the gravity stands for.
  public let rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The contents are centered and not scaled.
  public static let center: CALayerContentsGravity = .init(rawValue: "center")
  /// Centered at the top edge, not scaled.
  public static let top: CALayerContentsGravity = .init(rawValue: "top")
  /// Centered at the bottom edge, not scaled.
  public static let bottom: CALayerContentsGravity = .init(rawValue: "bottom")
  /// Centered at the left edge, not scaled.
  public static let left: CALayerContentsGravity = .init(rawValue: "left")
  /// Centered at the right edge, not scaled.
  public static let right: CALayerContentsGravity = .init(rawValue: "right")
  /// In the top left corner, not scaled.
  public static let topLeft: CALayerContentsGravity = .init(rawValue: "topLeft")
  /// In the top right corner, not scaled.
  public static let topRight: CALayerContentsGravity = .init(rawValue: "topRight")
  /// In the bottom left corner, not scaled.
  public static let bottomLeft: CALayerContentsGravity = .init(rawValue: "bottomLeft")
  /// In the bottom right corner, not scaled.
  public static let bottomRight: CALayerContentsGravity = .init(rawValue: "bottomRight")
  /// The contents are stretched over the bounds.
  public static let resize: CALayerContentsGravity = .init(rawValue: "resize")
  /// As large as fits, keeping the shape, centered.
  public static let resizeAspect: CALayerContentsGravity = .init(rawValue: "resizeAspect")
  /// As small as covers the bounds, keeping the shape, centered.
  public static let resizeAspectFill: CALayerContentsGravity = .init(rawValue: "resizeAspectFill")

  /// Where contents of `size` points lie in `bounds`.
  package func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0, self != .resize else { return bounds }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    let factor: CGFloat =
      switch self {
      case .resizeAspect: min(across, down)
      case .resizeAspectFill: max(across, down)
      default: 1
      }
    let width = size.width * factor
    let height = size.height * factor
    let horizontal: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: 1
      default: 0.5
      }
    let vertical: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: 1
      default: 0.5
      }
    return CGRect(
      x: bounds.minX + (bounds.width - width) * horizontal,
      y: bounds.minY + (bounds.height - height) * vertical, width: width, height: height)
  }
}

/// The shape of a layer's round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The string that the curve stands for.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular: CALayerCornerCurve = .init(rawValue: "circular")
  /// Apple's smooth corner, which begins 1.53 radii from the corner.
  public static let continuous: CALayerCornerCurve = .init(rawValue: "continuous")
}

/// Which corners of a layer are round.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The raw value: one bit for each corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top-left corner of the layer.
  public static let layerMinXMinYCorner: CACornerMask = .init(rawValue: 1)
  /// The top-right corner of the layer.
  public static let layerMaxXMinYCorner: CACornerMask = .init(rawValue: 2)
  /// The bottom-left corner of the layer.
  public static let layerMinXMaxYCorner: CACornerMask = .init(rawValue: 4)
  /// The bottom-right corner of the layer.
  public static let layerMaxXMaxYCorner: CACornerMask = .init(rawValue: 8)

  /// The same corners for a shape.
  var corners: RoundedCorners { RoundedCorners(rawValue: rawValue & 15) }
}
