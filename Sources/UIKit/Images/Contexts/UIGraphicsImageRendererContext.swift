import CoreGraphics
import Foundation

/// The context that an image renderer's actions draw to.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of what was drawn so far.
  open var currentImage: UIImage {
    guard let pixels = cgContext.makeImage() else { return UIImage() }
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(cgImage: pixels, scale: scale)
  }
}
