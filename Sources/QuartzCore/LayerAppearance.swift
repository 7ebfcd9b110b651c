import CoreGraphics
import DisplayList

/// The appearance of a layer apart from its contents.
struct LayerAppearance {
  var isHidden = false
  var opacity: Float = 1
  var masksToBounds = false
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var cornerCurve = CALayerCornerCurve.circular
  var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = Self.black
  /// The background that the grays are for, if they adapt to the content below.
  var backdrop: LayerBackdrop?

  /// A shared color for the borders of all layers without a border color.
  private static let black = CGColor(gray: 0, alpha: 1)

  /// Returns the shape of the bounds, with their round corners, `inset` points further in.
  func outline(of bounds: CGRect, inset: CGFloat = 0) -> Path {
    Path(
      rounded: bounds.insetBy(dx: inset, dy: inset), radius: max(0, cornerRadius - inset),
      corners: maskedCorners.corners, isContinuous: cornerCurve == .continuous)
  }

  /// Returns the commands that draw behind the contents.
  func background(of bounds: CGRect) -> [DrawingCommand] {
    guard let backgroundColor, backgroundColor.alpha > 0, !bounds.isEmpty else { return [] }
    return [.fill(outline(of: bounds), .color(backgroundColor.displayColor))]
  }

  /// Commands that choose their grays by the content below, if the layer does.
  func adapting(_ commands: [DrawingCommand], over bounds: CGRect) -> [DrawingCommand] {
    guard let backdrop else { return commands }
    return [
      .adaptive(Adaptive(area: bounds, commands: commands, isMadeForDark: backdrop == .dark))
    ]
  }

  /// Returns the commands that draw in front of contents and sublayers.
  func border(of bounds: CGRect) -> [DrawingCommand] {
    guard borderWidth > 0, let borderColor, borderColor.alpha > 0, !bounds.isEmpty else {
      return []
    }
    return [
      .stroke(
        outline(of: bounds, inset: borderWidth / 2), borderColor.displayColor, width: borderWidth)
    ]
  }
}
