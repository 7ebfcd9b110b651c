public import Foundation

/// A rectangle of a selection, one for each line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Creates an empty rectangle, for a text input of the app's own.
  public override init() {
    super.init()
  }

  /// The rectangle, in points; a subclass overrides it.
  open var rect: CGRect { .zero }

  /// The direction of the text in the rectangle.
  open var writingDirection: NSWritingDirection { .natural }

  /// A Boolean value that indicates whether the selection starts in the rectangle.
  open var containsStart: Bool { false }

  /// A Boolean value that indicates whether the selection ends in the rectangle.
  open var containsEnd: Bool { false }

  /// A Boolean value that indicates whether the text is vertical.
  open var isVertical: Bool { false }
}
