public import Foundation

/// A range in the text of a text input.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Creates a range for a custom text input.
  public override init() {
    super.init()
  }

  /// The start of the range; subclasses override it.
  open var start: UITextPosition { UITextPosition() }

  /// The end of the range; subclasses override it.
  open var end: UITextPosition { UITextPosition() }

  /// A Boolean value that indicates whether the range is empty; subclasses override it.
  open var isEmpty: Bool { true }
}
