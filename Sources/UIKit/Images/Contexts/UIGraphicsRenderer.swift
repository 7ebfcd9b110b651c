import CoreGraphics
public import Foundation

/// The base class of graphics renderers, which create their own drawing contexts.
open class UIGraphicsRenderer: NSObject {
  /// The format of the drawing contexts.
  public let format: UIGraphicsRendererFormat

  /// Creates a renderer with bounds, in points, and a format.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.format = format
    format.bounds = bounds
    super.init()
  }
}
