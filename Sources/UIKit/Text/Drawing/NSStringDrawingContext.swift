public import Foundation

/// An object that receives the results of measuring text.
open class NSStringDrawingContext: NSObject {
  /// The bounds of the text that was measured last, in points; initially zero.
  open internal(set) var totalBounds: CGRect = .zero

  /// Creates a drawing context.
  public override init() {
    super.init()
  }
}
