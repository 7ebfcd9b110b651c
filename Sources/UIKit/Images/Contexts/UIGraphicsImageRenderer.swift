public import CoreGraphics
public import Foundation

/// A renderer that draws images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat
  private let area: CGRect

  /// Creates a renderer of images with bounds, in points, and a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    area = bounds
    super.init(bounds: bounds, format: format)
  }

  /// Creates a renderer of images with bounds, in points, in the format of the device's screen.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer of images with a size, in points, in the format of the device's screen.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Creates a renderer of images with a size, in points, and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns an image of what a closure draws; an empty image if the size has no area.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = imageFormat.scale > 0 ? imageFormat.scale : DeviceScale.current
    guard let context = CGContext(size: area.size, scale: scale, isOpaque: imageFormat.opaque)
    else { return UIImage() }
    context.translateBy(x: -area.minX, y: -area.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format: imageFormat))
    UIGraphicsPopContext()
    guard let pixels = context.makeImage() else { return UIImage() }
    return UIImage(cgImage: pixels, scale: scale)
  }

  /// Returns what a closure draws, as a PNG file; empty if the size has no area.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns what a closure draws, as a JPEG file; empty if the size has no area.
  ///
  /// - Parameter compressionQuality: The quality, from 0 for the smallest file to 1 for the best image.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
