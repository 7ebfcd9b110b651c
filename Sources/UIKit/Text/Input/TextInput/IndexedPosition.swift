import Foundation

/// A text position in UIKit's own text inputs: an index in UTF-16 code units.
final class IndexedPosition: UITextPosition {
  let index: Int

  init(_ index: Int) {
    self.index = index
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? IndexedPosition)?.index == index
  }

  nonisolated override var hash: Int { index }
}
