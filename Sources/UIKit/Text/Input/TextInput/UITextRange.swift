public import Foundation

/// A range in the text of a text input.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Creates a range, for a text input of the app's own.
  public override init() {
    super.init()
  }

  /// The start of the range; a subclass overrides it.
  open var start: UITextPosition { UITextPosition() }

  /// The end of the range; a subclass overrides it.
  open var end: UITextPosition { UITextPosition() }

  /// A Boolean value that indicates whether the range has no characters.
  open var isEmpty: Bool { true }
}
