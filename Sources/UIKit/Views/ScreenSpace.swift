import Foundation

/// The coordinate space of the screen in its current orientation, which contains the windows.
final class ScreenSpace: UICoordinateSpace {
  static let shared = ScreenSpace()

  private init() {}

  /// Returns whether coordinates in a space differ from those of the screen, as in views and in the fixed space.
  private func differs(from space: any UICoordinateSpace) -> Bool {
    space is UIView || space is FixedScreenSpace
  }

  var bounds: CGRect { Runtime.environment?.screen.bounds ?? .zero }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    differs(from: coordinateSpace) ? coordinateSpace.convert(point, from: self) : point
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    differs(from: coordinateSpace) ? coordinateSpace.convert(point, to: self) : point
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    differs(from: coordinateSpace) ? coordinateSpace.convert(rect, from: self) : rect
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    differs(from: coordinateSpace) ? coordinateSpace.convert(rect, to: self) : rect
  }
}
