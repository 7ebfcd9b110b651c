import Foundation

/// A text range in UIKit's own text inputs, in UTF-16 code units.
final class IndexedRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { IndexedPosition(range.location) }
  override var end: UITextPosition { IndexedPosition(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? IndexedRange)?.range == range
  }

  nonisolated override var hash: Int { range.location &* 31 &+ range.length }
}
