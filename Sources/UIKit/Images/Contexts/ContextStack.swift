import CoreGraphics
import Foundation

/// The graphics contexts of a thread, with the current one last.
///
/// Each thread has its own, so that images can be drawn on any thread.
///
/// S15.4: Contexts nest, and each thread has its own.
final class ContextStack {
  /// An image context with its scale.
  struct Image {
    /// The context; `nil` if it has no area.
    var context: CGContext?
    var scale: CGFloat
  }

  var contexts: [CGContext] = []
  var images: [Image] = []

  private static let key = "fanlight.contexts"

  /// The stack of the current thread.
  static var current: ContextStack {
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? ContextStack { return stack }
    let stack = ContextStack()
    dictionary[key] = stack
    return stack
  }
}
