public import Foundation

/// A captured part of a page.
public struct PagePiece: Sendable, Hashable {
  /// The frame of the part, in points of the viewport; (0, 0) is the top-left corner of the
  /// unobscured rectangle.
  public var frame: CGRect
  /// The pixels at the viewport's device scale factor, as a PNG.
  public var png: Data

  /// Creates a piece with a PNG.
  public init(frame: CGRect, png: Data) {
    self.frame = frame
    self.png = png
  }
}
