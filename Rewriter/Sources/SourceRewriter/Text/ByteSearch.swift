/// Searches a source file for words without parsing it.
enum ByteSearch {
  /// Returns whether source text contains a word.
  static func contains(_ word: StaticString, in bytes: [UInt8]) -> Bool {
    let count = word.utf8CodeUnitCount
    guard count > 0, bytes.count >= count else { return false }
    return bytes.withUnsafeBytes { text in
      var start = 0
      let last = text.count - count
      while start <= last {
        guard let found = text[start...last].firstIndex(of: word.utf8Start[0]) else { return false }
        let slice = UnsafeRawBufferPointer(rebasing: text[found..<found + count])
        if slice.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: count)) {
          return true
        }
        start = found + 1
      }
      return false
    }
  }
}
