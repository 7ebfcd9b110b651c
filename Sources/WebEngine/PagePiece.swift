public import Foundation

/// A painted part of a page.
public struct PagePiece: Sendable, Hashable {
  /// Where it stands, in points of the viewport; (0, 0) is the top left corner of the unobscured
  /// rectangle.
  public var frame: CGRect
  /// The pixels at the viewport's device scale, as a PNG.
  public var png: Data

  /// Creates a piece.
  public init(frame: CGRect, png: Data) {
    self.frame = frame
    self.png = png
  }
}
