import CoreGraphics
import Foundation

/// The drawing context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of the drawing so far.
  open var currentImage: UIImage {
    guard let pixels = cgContext.makeImage() else { return UIImage() }
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(cgImage: pixels, scale: scale)
  }
}
