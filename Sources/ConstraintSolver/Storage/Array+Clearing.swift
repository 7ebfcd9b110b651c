extension Array {
  /// Removes all elements and keeps the capacity.
  ///
  /// Most arrays are empty or have a few elements, for which removing them one by one is less work.
  @inline(__always)
  mutating func clear() {
    if count > 6 {
      removeAll(keepingCapacity: true)
    } else {
      while !isEmpty { removeLast() }
    }
  }
}
