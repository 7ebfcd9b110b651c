public import Foundation

/// An effect that a visual effect view applies to the content below it.
// Sendable: it has no state.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  override init() {
    super.init()
  }
}
