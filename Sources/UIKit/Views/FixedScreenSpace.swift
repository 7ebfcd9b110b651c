import Foundation

/// The coordinate space of the screen in portrait, whatever the orientation (S8.48).
final class FixedScreenSpace: UICoordinateSpace {
  static let shared = FixedScreenSpace()

  private init() {}

  var bounds: CGRect {
    let size = ScreenSpace.shared.bounds.size
    return CGRect(
      origin: .zero,
      size: orientation.isPortrait ? size : CGSize(width: size.height, height: size.width))
  }

  private var orientation: UIInterfaceOrientation {
    Runtime.environment?.screen.scene?.interfaceOrientation ?? .portrait
  }

  /// The transform from this space to ``ScreenSpace``, in the current orientation.
  private var turn: CGAffineTransform {
    let size = bounds.size
    switch orientation {
    case .portraitUpsideDown:
      return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    // The top of the device is at the left.
    case .landscapeRight:
      return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
    // The top of the device is at the right.
    case .landscapeLeft:
      return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
    case .unknown, .portrait: return .identity
    }
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if coordinateSpace === self { return point }
    let point = point.applying(turn)
    return coordinateSpace === ScreenSpace.shared
      ? point : ScreenSpace.shared.convert(point, to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if coordinateSpace === self { return point }
    return ScreenSpace.shared.convert(point, from: coordinateSpace).applying(turn.inverted())
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if coordinateSpace === self { return rect }
    let rect = rect.applying(turn)
    return coordinateSpace === ScreenSpace.shared
      ? rect : ScreenSpace.shared.convert(rect, to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if coordinateSpace === self { return rect }
    return ScreenSpace.shared.convert(rect, from: coordinateSpace).applying(turn.inverted())
  }
}
