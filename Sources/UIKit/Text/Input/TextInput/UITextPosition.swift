public import Foundation

/// A position in the text of a text input.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates a position, for a text input of the app's own.
  public override init() {
    super.init()
  }
}
