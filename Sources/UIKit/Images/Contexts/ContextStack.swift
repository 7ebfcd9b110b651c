import CoreGraphics
import Foundation

/// The contexts that drawing of a thread goes to, innermost last.
///
/// Each thread has its own, so that images may be drawn on any.
final class ContextStack {
  /// An image context, and how many of its pixels are a point.
  struct Image {
    /// The context; `nil` for one without an area.
    var context: CGContext?
    var scale: CGFloat
  }

  var contexts: [CGContext] = []
  var images: [Image] = []

  private static let key = "fanlight.contexts"

  /// The stack of the present thread.
  static var current: ContextStack {
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? ContextStack { return stack }
    let stack = ContextStack()
    dictionary[key] = stack
    return stack
  }
}
