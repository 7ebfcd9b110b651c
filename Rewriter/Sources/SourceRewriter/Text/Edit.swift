/// A replacement of a range of a source file's UTF-8 bytes.
struct Edit: Equatable {
  /// The offsets of the bytes that are replaced; an empty range inserts.
  let range: Range<Int>

  /// The replacement text.
  let text: String

  /// Returns the source with edits applied, which must not overlap.
  ///
  /// Insertions at the same offset keep the order in which they were recorded.
  static func apply(_ edits: [Edit], to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    for (_, edit) in ordered {
      precondition(edit.range.lowerBound >= position, "edits overlap at \(edit.range)")
      result += source[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    result += source[position...]
    return result
  }
}
