import DisplayList
import Foundation
import Snapshots
public import UIKit

extension Diffing where Value == UIImage {
  /// A comparison of images by pixel.
  public static var image: Diffing { .image() }

  /// Returns a comparison of images by pixel.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: How closely a pixel must match the golden one, from 0 to 1: pixels with a CIE94
  ///     difference of at most `(1 - perceptualPrecision) * 100` match.
  ///   - scale: The number of pixels per point of the golden image, which does not affect the comparison; 1
  ///     for `nil` and 0.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let tolerance = PixelTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
    return Diffing(
      toData: { image in
        StrategyFailures.reporting { try PNGData.encode(image.pixels) } ?? Data()
      },
      fromData: { data in
        let bitmap = StrategyFailures.reporting { try PNGData.decode(data) }
        return bitmap.map { UIImage(cgImage: CGImage($0), scale: max(scale ?? 1, 1)) } ?? UIImage()
      }
    ) { golden, actual in
      guard golden.cgImage != nil else { return ("the golden file has no image", []) }
      guard actual.cgImage != nil else { return ("the image has no pixels", []) }
      let pixels = (golden: golden.pixels, actual: actual.pixels)
      let comparison = PixelComparison(tolerance)
      guard let difference = comparison.difference(golden: pixels.golden, actual: pixels.actual)
      else { return nil }
      return (
        SnapshotFailure.pixelLine(difference),
        [("golden", pixels.golden), ("actual", pixels.actual), ("difference", difference.picture)]
          .compactMap { XCTAttachment(picture: $0.1, named: $0.0) }
      )
    }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A strategy that compares images by pixel.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that compares images by pixel.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: How closely a pixel must match the golden one, from 0 to 1.
  ///   - scale: The number of pixels per point of the golden image, which does not affect the comparison; 1
  ///     for `nil` and 0.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    var strategy = Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
    ) { image in
      .reporting {
        guard image.cgImage != nil else {
          throw SnapshotTaking.Failure(description: "the image has no pixels")
        }
        return image
      }
    }
    strategy.stage = .current
    return strategy
  }
}

extension PixelTolerance {
  /// Creates the tolerance for two precisions: the first limits the number of pixels, the second decides
  /// which match.
  init(precision: Float, perceptualPrecision: Float) {
    guard precision < 1 || perceptualPrecision < 1 else {
      self = .exact
      return
    }
    self = .perceptual(
      deltaE: Double(1 - perceptualPrecision) * 100, share: Double(1 - precision))
  }
}

extension UIImage {
  /// The pixels of the image; an empty bitmap if it has none.
  fileprivate var pixels: Bitmap {
    guard let image = cgImage else { return Bitmap(width: 0, height: 0, pixels: [], name: "none") }
    let whole = image.bitmap
    guard image.width != whole.width || image.height != whole.height else { return whole }
    let (left, top) = (Int(image.source.minX), Int(image.source.minY))
    let rows = (top..<top + image.height).flatMap { row in
      whole.pixels[(row * whole.width + left)..<(row * whole.width + left + image.width)]
    }
    return Bitmap(width: image.width, height: image.height, pixels: rows, name: whole.name)
  }
}

extension XCTAttachment {
  /// Creates an attachment with a picture; `nil` if it cannot be encoded.
  fileprivate init?(picture: Bitmap, named name: String) {
    guard let data = try? PNGData.encode(picture) else { return nil }
    self.init(data: data, uniformTypeIdentifier: "public.png")
    self.name = name
  }
}
