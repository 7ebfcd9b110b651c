import CoreGraphics
import DisplayList
public import Foundation

extension UIImage {
  /// Returns the pixels as a PNG.
  ///
  /// - Returns: `nil` for a symbol or an empty image, and without an encoder of images, which a device has
  ///   that `Simulator` has booted.
  public func pngData() -> Data? {
    guard let image = cgImage, image.width > 0, image.height > 0 else { return nil }
    return ImageFiles.png(image.wholeBitmap)
  }
}

extension CGImage {
  /// The pixels of the image alone.
  fileprivate var wholeBitmap: Bitmap {
    guard width != bitmap.width || height != bitmap.height else { return bitmap }
    let left = Int(source.minX)
    let top = Int(source.minY)
    let pixels = (top..<top + height).flatMap { row in
      bitmap.pixels[(row * bitmap.width + left)..<(row * bitmap.width + left + width)]
    }
    return Bitmap(width: width, height: height, pixels: pixels, name: bitmap.name)
  }
}
