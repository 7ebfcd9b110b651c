public import Foundation

/// A captured part of a page.
public struct PagePiece: Sendable, Hashable {
  /// The image formats in which engines return a picture, at the viewport's device scale factor.
  public enum Image: Sendable, Hashable {
    /// A PNG file.
    case png(Data)
    /// Pixels in memory, as the compositor made them.
    case pixels(PagePixels)
  }

  /// The frame of the part, in points of the viewport; (0, 0) is the top-left corner of the
  /// unobscured rectangle.
  public var frame: CGRect
  /// The picture of the part.
  public var image: Image

  /// Creates a piece with a picture.
  public init(frame: CGRect, image: Image) {
    self.frame = frame
    self.image = image
  }

  /// Creates a piece with a PNG.
  public init(frame: CGRect, png: Data) {
    self.init(frame: frame, image: .png(png))
  }
}
