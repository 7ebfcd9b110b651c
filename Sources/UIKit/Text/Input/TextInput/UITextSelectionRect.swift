public import Foundation

/// The rectangle of a selection in one line of text.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Creates an empty rectangle for a custom text input.
  public override init() {
    super.init()
  }

  /// The rectangle, in points; subclasses override it.
  open var rect: CGRect { .zero }

  /// The writing direction of the text in the rectangle.
  open var writingDirection: NSWritingDirection { .natural }

  /// A Boolean value that indicates whether the rectangle contains the start of the selection.
  open var containsStart: Bool { false }

  /// A Boolean value that indicates whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { false }

  /// A Boolean value that indicates whether the text is vertical.
  open var isVertical: Bool { false }
}
