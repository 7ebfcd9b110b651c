import QuartzCore

extension UIView {
  /// Options for the layout of content when the view's bounds change.
  public enum ContentMode: Int, Sendable {
    /// The content is scaled to fill the bounds; the aspect ratio may change.
    case scaleToFill = 0
    /// The content is scaled to fit the bounds at its aspect ratio.
    case scaleAspectFit = 1
    /// The content is scaled to fill the bounds at its aspect ratio; a part may be clipped.
    case scaleAspectFill = 2
    /// The view is redrawn when its bounds change.
    case redraw = 3
    /// The content is centered, not scaled.
    case center = 4
    /// The content is aligned with the top, centered horizontally.
    case top = 5
    /// The content is aligned with the bottom, centered horizontally.
    case bottom = 6
    /// The content is aligned with the left, centered vertically.
    case left = 7
    /// The content is aligned with the right, centered vertically.
    case right = 8
    /// The content is in the top left corner.
    case topLeft = 9
    /// The content is in the top right corner.
    case topRight = 10
    /// The content is in the bottom left corner.
    case bottomLeft = 11
    /// The content is in the bottom right corner.
    case bottomRight = 12

    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }
}
