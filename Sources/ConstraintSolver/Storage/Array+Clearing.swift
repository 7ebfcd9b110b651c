extension Array {
  /// Removes all elements and keeps the capacity.
  ///
  /// Most arrays have none, or a few: taking those out one by one is less work than the general way.
  @inline(__always)
  mutating func clear() {
    if count > 6 {
      removeAll(keepingCapacity: true)
    } else {
      while !isEmpty { removeLast() }
    }
  }
}
