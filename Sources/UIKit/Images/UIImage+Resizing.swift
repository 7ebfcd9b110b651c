import CoreGraphics
import DisplayList
import Foundation
import QuartzCore

extension UIImage {
  /// Returns a resizable image with cap insets, in points, whose middle is tiled (S15.11).
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable image with cap insets, in points.
  ///
  /// - Parameter resizingMode: Whether the middle is tiled or stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    copy {
      $0.traits.caps = capInsets
      $0.traits.resizingMode = resizingMode
    }
  }

  /// Returns a resizable image with caps of a width and a height, in points, around a middle of one point.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
  }

  /// The cap insets of a resizable image, in points; zero by default.
  public var capInsets: UIEdgeInsets { traits.caps ?? .zero }

  /// The resizing mode of a resizable image's middle.
  public var resizingMode: ResizingMode { traits.resizingMode }

  /// Returns the image with alignment rectangle insets, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    copy { $0.traits.alignmentInsets = alignmentInsets }
  }

  /// The insets of the image's alignment rectangle, in points; zero by default.
  public var alignmentRectInsets: UIEdgeInsets { traits.alignmentInsets }

  /// Draws the image in a rectangle of a context; with a tint, only its alpha is used.
  func draw(in context: CGContext, rect: CGRect, tint: Color?) {
    guard let caps = traits.caps, rect.size != size, size.width > 0, size.height > 0 else {
      return content.draw(in: context, rect: rect, tint: tint)
    }
    let parts = StretchedParts(
      top: caps.top, left: caps.left, bottom: caps.bottom, right: caps.right
    ).parts(of: CGRect(origin: .zero, size: size), in: rect)
    for part in parts {
      context.saveGState()
      context.clip(to: part.target)
      let piece = content.part(part.source)
      for tile in tiles(of: part.source, in: part.target) {
        if let piece {
          piece.draw(in: context, rect: tile, tint: tint)
          continue
        }
        // Draws the whole image, scaled so that the part covers the tile.
        let (across, down) = (tile.width / part.source.width, tile.height / part.source.height)
        content.draw(
          in: context,
          rect: CGRect(
            x: tile.minX - part.source.minX * across, y: tile.minY - part.source.minY * down,
            width: size.width * across, height: size.height * down), tint: tint)
      }
      context.restoreGState()
    }
  }

  /// Returns the rectangles in which a part fills a target: one if stretched, or tiles of its own size.
  private func tiles(of source: CGRect, in target: CGRect) -> [CGRect] {
    // A part of one point has the same result tiled or stretched.
    func step(_ own: CGFloat, _ place: CGFloat) -> CGFloat {
      traits.resizingMode == .stretch || own <= 1 ? place : own
    }
    let width = step(source.width, target.width)
    let height = step(source.height, target.height)
    return stride(from: target.minY, to: target.maxY, by: height).flatMap { y in
      stride(from: target.minX, to: target.maxX, by: width).map { x in
        CGRect(x: x, y: y, width: width, height: height)
      }
    }
  }
}
