public import Foundation

/// An object that says what measuring text has found.
open class NSStringDrawingContext: NSObject {
  /// The bounds of the text that was measured last, in points; zero before.
  open internal(set) var totalBounds: CGRect = .zero

  /// Creates a context for one text.
  public override init() {
    super.init()
  }
}
