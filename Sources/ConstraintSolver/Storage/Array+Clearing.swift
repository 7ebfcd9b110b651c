extension Array {
  /// Takes all elements out and keeps the room; of an array without any, which most are, that is one
  /// look.
  @inline(__always)
  mutating func clear() {
    if !isEmpty { removeAll(keepingCapacity: true) }
  }
}
