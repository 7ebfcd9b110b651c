public import Foundation

/// An effect that a visual effect view applies to the content below it.
// Sendable: there is nothing in it.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  override init() {
    super.init()
  }
}
