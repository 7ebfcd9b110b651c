package import Foundation

extension CGRect {
  /// Returns the rectangle mirrored horizontally in a container, for right-to-left layouts.
  package func mirrored(in container: CGRect) -> CGRect {
    CGRect(x: container.minX + container.maxX - maxX, y: minY, width: width, height: height)
  }

  /// Returns the rectangle, mirrored horizontally in a container if the layout is right to left.
  package func mirrored(in container: CGRect, if isRightToLeft: Bool) -> CGRect {
    isRightToLeft ? mirrored(in: container) : self
  }
}
