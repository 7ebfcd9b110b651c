/// A set of indexes of a list, one bit each.
package struct BitList: Equatable {
  private var words: [UInt64]
  let count: Int

  /// Creates marks that are all set or all not.
  package init(repeating isSet: Bool = false, count: Int = 0) {
    self.count = count
    words = Array(repeating: isSet ? .max : 0, count: (count + 63) / 64)
  }

  package subscript(index: Int) -> Bool {
    get { words[index / 64] & (1 << UInt64(index % 64)) != 0 }
    set {
      if newValue {
        words[index / 64] |= 1 << UInt64(index % 64)
      } else {
        words[index / 64] &= ~(1 << UInt64(index % 64))
      }
    }
  }
}
