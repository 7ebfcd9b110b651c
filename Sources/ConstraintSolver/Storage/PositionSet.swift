/// A set of positions in the program, with fast access to the first and the last.
struct PositionSet {
  private var words: [UInt64] = []
  /// No word below this one has a bit.
  private var lowest = 0
  /// No word above this one has a bit.
  private var highest = -1

  /// Reserves capacity for indices below `count`.
  mutating func reserve(to count: Int) {
    let needed = (count + 63) >> 6
    if needed > words.count {
      words.append(contentsOf: repeatElement(0, count: max(needed, 2 * words.count) - words.count))
    }
  }

  @inline(__always)
  mutating func insert(_ place: Int32) {
    let word = Int(place) >> 6
    words[word] |= 1 &<< UInt64(place & 63)
    if lowest > highest {
      lowest = word
      highest = word
    }
    if word < lowest { lowest = word }
    if word > highest { highest = word }
  }

  /// Removes the first index.
  @inline(__always)
  mutating func popFirst() -> Int32? {
    while lowest <= highest {
      let bits = words[lowest]
      if bits != 0 {
        words[lowest] = bits & (bits &- 1)
        return Int32(truncatingIfNeeded: lowest << 6 + bits.trailingZeroBitCount)
      }
      lowest += 1
    }
    reset()
    return nil
  }

  /// Removes the last index.
  @inline(__always)
  mutating func popLast() -> Int32? {
    while highest >= lowest {
      let bits = words[highest]
      if bits != 0 {
        let bit = 63 - bits.leadingZeroBitCount
        words[highest] = bits & ~(1 &<< UInt64(bit))
        return Int32(truncatingIfNeeded: highest << 6 + bit)
      }
      highest -= 1
    }
    reset()
    return nil
  }

  private mutating func reset() {
    lowest = 0
    highest = -1
  }
}
