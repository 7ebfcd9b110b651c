import CoreGraphics
import DisplayList
public import Foundation

extension UIImage {
  /// Returns the pixels as a PNG file, without the ``imageOrientation``.
  ///
  /// - Returns: `nil` for a symbol or an empty image, and without an image encoder, which `Simulator`
  ///   installs.
  public func pngData() -> Data? {
    guard let image = cgImage, image.width > 0, image.height > 0 else { return nil }
    return ImageFiles.png(image.wholeBitmap)
  }

  /// Returns the image as a JPEG file, upright; transparent pixels become white.
  ///
  /// S15.12: A JPEG file has no alpha, and is written upright.
  ///
  /// - Parameter compressionQuality: 0 for the smallest file through 1 for the best picture.
  /// - Returns: `nil` for a symbol or an empty image, and without an image encoder, which `Simulator`
  ///   installs.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let image = upright.cgImage, image.width > 0, image.height > 0 else { return nil }
    return ImageFiles.jpeg(image.wholeBitmap, quality: Double(compressionQuality))
  }

  /// The image with its pixels rotated as they are drawn.
  private var upright: UIImage {
    guard imageOrientation != .up,
      let context = CGContext(size: size, scale: scale, isOpaque: false)
    else { return self }
    content.draw(in: context, rect: CGRect(origin: .zero, size: size), tint: nil)
    return context.makeImage().map { UIImage(cgImage: $0, scale: scale) } ?? self
  }
}
