import CoreGraphics
import DisplayList

extension UIImage {
  /// Whether every pixel is opaque; `false` for an image without pixels (S2.8).
  var coversWhatIsBelow: Bool {
    guard let image = cgImage, image.width > 0, image.height > 0 else { return false }
    let bitmap = image.bitmap
    let source = image.source
    for y in Int(source.minY)..<Int(source.maxY) {
      for x in Int(source.minX)..<Int(source.maxX)
      where bitmap.pixels[y * bitmap.width + x] >> 24 != 255 {
        return false
      }
    }
    return true
  }
}
