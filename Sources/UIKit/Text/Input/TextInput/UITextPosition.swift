public import Foundation

/// A position in the text of a text input.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates a position for a custom text input.
  public override init() {
    super.init()
  }
}
