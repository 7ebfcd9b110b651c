import QuartzCore

extension UIView {
  /// How what a view has drawn is placed when the view changes its size.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill.
    case scaleToFill = 0
    /// Scaled until one axis fills, the whole is seen.
    case scaleAspectFit = 1
    /// Scaled until both axes fill, some may be cut off.
    case scaleAspectFill = 2
    /// Drawn anew.
    case redraw = 3
    /// Centred, not scaled.
    case center = 4
    /// At the top, centred.
    case top = 5
    /// At the bottom, centred.
    case bottom = 6
    /// On the left, centred.
    case left = 7
    /// On the right, centred.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
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
