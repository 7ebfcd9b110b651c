import Foundation

/// The space of the screen as it is turned now; windows lie in it.
final class ScreenSpace: UICoordinateSpace {
  static let shared = ScreenSpace()

  private init() {}

  var bounds: CGRect { Runtime.environment?.screen.bounds ?? .zero }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIView ? coordinateSpace.convert(point, from: self) : point
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIView ? coordinateSpace.convert(point, to: self) : point
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIView ? coordinateSpace.convert(rect, from: self) : rect
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIView ? coordinateSpace.convert(rect, to: self) : rect
  }
}
