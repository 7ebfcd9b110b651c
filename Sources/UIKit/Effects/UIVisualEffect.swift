public import Foundation

/// What a visual effect view does to what lies below it.
// Sendable: there is nothing in it.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  override init() {
    super.init()
  }
}
