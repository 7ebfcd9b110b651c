import CoreGraphics
public import Foundation

/// The base class of renderers, which draw into contexts of their own.
open class UIGraphicsRenderer: NSObject {
  /// What the contexts are like.
  public let format: UIGraphicsRendererFormat

  /// Creates a renderer of an area, in points, with a format.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.format = format
    format.bounds = bounds
    super.init()
  }
}
