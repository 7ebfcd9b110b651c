import CoreGraphics
package import Foundation

/// Constants that specify how contents are positioned or scaled in a layer.
///
/// Top and bottom are as on iOS, where y grows downward.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The string of the gravity.
  public let rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The contents are centered and not scaled.
  public static let center: CALayerContentsGravity = .init(rawValue: "center")
  /// The contents are centered at the top edge, not scaled.
  public static let top: CALayerContentsGravity = .init(rawValue: "top")
  /// The contents are centered at the bottom edge, not scaled.
  public static let bottom: CALayerContentsGravity = .init(rawValue: "bottom")
  /// The contents are centered at the left edge, not scaled.
  public static let left: CALayerContentsGravity = .init(rawValue: "left")
  /// The contents are centered at the right edge, not scaled.
  public static let right: CALayerContentsGravity = .init(rawValue: "right")
  /// The contents are in the top left corner, not scaled.
  public static let topLeft: CALayerContentsGravity = .init(rawValue: "topLeft")
  /// The contents are in the top right corner, not scaled.
  public static let topRight: CALayerContentsGravity = .init(rawValue: "topRight")
  /// The contents are in the bottom left corner, not scaled.
  public static let bottomLeft: CALayerContentsGravity = .init(rawValue: "bottomLeft")
  /// The contents are in the bottom right corner, not scaled.
  public static let bottomRight: CALayerContentsGravity = .init(rawValue: "bottomRight")
  /// The contents are stretched over the bounds.
  public static let resize: CALayerContentsGravity = .init(rawValue: "resize")
  /// The contents are scaled to fit the bounds with their aspect ratio, and centered.
  public static let resizeAspect: CALayerContentsGravity = .init(rawValue: "resizeAspect")
  /// The contents are scaled to fill the bounds with their aspect ratio, and centered.
  public static let resizeAspectFill: CALayerContentsGravity = .init(rawValue: "resizeAspectFill")

  /// Returns the frame of contents of `size` points in `bounds`.
  package func contentsFrame(_ size: CGSize, in bounds: CGRect) -> CGRect {
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
