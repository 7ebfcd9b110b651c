import CoreGraphics
import DisplayList
import Foundation
import QuartzCore

extension UIImage {
  /// Returns the image with edges that keep their size; the middle is tiled (S15.11).
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges that keep their size, in points.
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

  /// Returns the image with edges of a width and a height, in points, around a middle of one point.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
  }

  /// The edges that keep their size, in points; zero by default.
  public var capInsets: UIEdgeInsets { traits.caps ?? .zero }

  /// Whether the middle of a resizable image is tiled or stretched.
  public var resizingMode: ResizingMode { traits.resizingMode }

  /// Returns the image with insets of its alignment rectangle, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    copy { $0.traits.alignmentInsets = alignmentInsets }
  }

  /// The insets of the image's alignment rectangle, in points; zero by default.
  public var alignmentRectInsets: UIEdgeInsets { traits.alignmentInsets }

  /// Draws the image over a rectangle of a context; with a tint only the opacity is the image's own.
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
        // The whole image, so large that its part covers the tile.
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

  /// Where a part is drawn to fill a place: once, or as often as it fits at its own size.
  private func tiles(of source: CGRect, in target: CGRect) -> [CGRect] {
    // What is a point wide looks the same either way.
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
