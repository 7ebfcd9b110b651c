import Foundation

/// The advances of pairs of ASCII characters in one font file, kerning included.
///
/// A pair is shaped when it first occurs; from then on text is measured by summing its pairs.
/// Contextual substitutions of the shaper (Inter lifts a hyphen between capitals and turns the x of
/// 3x4 into a multiplication sign) are found by shaping each character among capitals and digits;
/// near such contexts the table has no advance and the text is shaped. Source: performance paper,
/// section 5; tests compare with HarfBuzz on all weights.
struct AdvanceTable {
  /// The contextual alternates of a character.
  private enum Kind: UInt8 {
    case plain
    /// The character has an alternate glyph beside some characters.
    case contextual
    /// The character has an alternate glyph between digits only.
    case betweenDigits
  }

  /// The characters that a context may reach over; the widest in Inter is 3.
  private static let reach = 3
  /// The first character of the table: space.
  private static let first: UInt8 = 0x20
  /// The number of characters of the table: space through tilde.
  private static let count = 95
  /// The value of a pair that has not been shaped.
  private static let unknown = Double.nan
  /// Marks a pair with contextual alternates.
  private static let changed = -Double.infinity

  /// The advance of each character before each other and before the end, in em.
  private var advances = [Double](repeating: unknown, count: count * (count + 1))
  /// The advances of those pairs that were shaped and whose first character has no alternates.
  ///
  /// Text of such pairs alone is measured without classifying its characters.
  private var plainAdvances = [Double](repeating: unknown, count: count * (count + 1))
  private var kinds: [Kind] = []
  private let shape: @Sendable (String) -> [ShapedGlyph]

  /// Creates an empty table.
  ///
  /// - Parameter shape: Shapes text in the table's font file.
  init(shape: @escaping @Sendable (String) -> [ShapedGlyph]) {
    self.shape = shape
    kinds = (0..<Self.count).map { Self.kind(UInt8($0) + Self.first, shape: shape) }
  }

  /// Returns the width of text in points; `nil` if the text has to be shaped.
  mutating func width(of text: String, size: CGFloat, tracking: CGFloat) -> CGFloat? {
    let fast = text.utf8.withContiguousStorageIfAvailable { bytes -> CGFloat? in
      if let width = knownWidth(bytes, size: size, tracking: tracking) { return width }
      guard isPairwise(bytes) else { return nil }
      var width: CGFloat = 0
      for index in 0..<bytes.count {
        guard let advance = advance(bytes, index) else { return nil }
        width += advance == 0 ? 0 : CGFloat(advance) * size + tracking
      }
      return width
    }
    return fast ?? nil
  }

  /// Returns the width of plain text whose pairs were all shaped; `nil` for any other.
  private func knownWidth(
    _ bytes: UnsafeBufferPointer<UInt8>, size: CGFloat, tracking: CGFloat
  ) -> CGFloat? {
    guard !bytes.isEmpty else { return 0 }
    // A byte below the first character wraps around to a value far above the last one.
    var row = Int(bytes[0] &- Self.first)
    guard row < Self.count else { return nil }
    var width: CGFloat = 0
    for index in 1...bytes.count {
      var next = Self.count
      if index < bytes.count {
        next = Int(bytes[index] &- Self.first)
        guard next < Self.count else { return nil }
      }
      let advance = plainAdvances[row &* (Self.count + 1) &+ next]
      // Neither unknown pairs nor pairs with contextual substitutions are.
      guard advance >= 0 else { return nil }
      width += advance == 0 ? 0 : CGFloat(advance) * size + tracking
      row = next
    }
    return width
  }

  /// Appends each character's advance in points; returns whether the table had them all.
  mutating func appendAdvances(
    of text: String, size: CGFloat, tracking: CGFloat, to advances: inout [CGFloat]
  ) -> Bool {
    let start = advances.count
    let done = text.utf8.withContiguousStorageIfAvailable { bytes -> Bool in
      guard isPairwise(bytes) else { return false }
      for index in 0..<bytes.count {
        guard let advance = advance(bytes, index) else { return false }
        advances.append(advance == 0 ? 0 : CGFloat(advance) * size + tracking)
      }
      return true
    }
    if done == true { return true }
    advances.removeSubrange(start...)
    return false
  }

  /// Returns the advance of a character before its neighbor, in em; `nil` if they change each other.
  private mutating func advance<Bytes: RandomAccessCollection>(
    _ bytes: Bytes, _ index: Int
  ) -> Double? where Bytes.Element == UInt8, Bytes.Index == Int {
    let row = Int(bytes[index] - Self.first)
    let next = index + 1 < bytes.count ? Int(bytes[index + 1] - Self.first) : Self.count
    return pair(row, next)
  }

  private mutating func pair(_ row: Int, _ next: Int) -> Double? {
    let cell = row * (Self.count + 1) + next
    if advances[cell].isNaN {
      advances[cell] = Self.measure(row, next, shape: shape)
      if kinds[row] == .plain { plainAdvances[cell] = advances[cell] }
    }
    let advance = advances[cell]
    return advance == Self.changed ? nil : advance
  }

  /// Returns whether the text is ASCII and no character in it has a contextual alternate.
  private mutating func isPairwise<Bytes: RandomAccessCollection>(_ bytes: Bytes) -> Bool
  where Bytes.Element == UInt8, Bytes.Index == Int {
    for index in 0..<bytes.count {
      let byte = bytes[index]
      guard byte >= Self.first, byte < Self.first + UInt8(Self.count) else { return false }
      let kind = kinds[Int(byte - Self.first)]
      guard kind == .plain || isAlone(bytes, index, kind) else { return false }
    }
    return true
  }

  /// Returns whether the characters around one with alternates do not select one.
  private mutating func isAlone<Bytes: RandomAccessCollection>(
    _ bytes: Bytes, _ index: Int, _ kind: Kind
  ) -> Bool where Bytes.Element == UInt8, Bytes.Index == Int {
    let own = Int(bytes[index] - Self.first)
    let near = max(0, index - Self.reach)...min(bytes.count - 1, index + Self.reach)
    for other in near where other != index {
      let byte = bytes[other]
      guard byte >= Self.first, byte < Self.first + UInt8(Self.count) else { return false }
      let neighbor = Int(byte - Self.first)
      if kind == .betweenDigits {
        if (0x30...0x39).contains(byte) { return false }
      } else if kinds[neighbor] == .contextual {
        return false
      }
      if pair(own, neighbor) == nil || pair(neighbor, own) == nil { return false }
    }
    return true
  }

  private static func kind(_ byte: UInt8, shape: (String) -> [ShapedGlyph]) -> Kind {
    let character = String(UnicodeScalar(byte))
    let nominal = shape(character).map(\.glyph)
    func changes(between other: String) -> Bool {
      let glyphs = shape(other + character + other)
      return glyphs.count != 3 || glyphs[1].glyph != nominal.first
    }
    if nominal.count != 1 || changes(between: "A") { return .contextual }
    return changes(between: "0") ? .betweenDigits : .plain
  }

  private static func measure(
    _ row: Int, _ next: Int, shape: (String) -> [ShapedGlyph]
  ) -> Double {
    func text(_ index: Int) -> String { String(UnicodeScalar(UInt8(index) + first)) }
    let own = shape(text(row))
    guard own.count == 1 else { return changed }
    guard next < count else { return own[0].advance }
    let other = shape(text(next))
    let both = shape(text(row) + text(next))
    guard other.count == 1, both.count == 2, both[0].glyph == own[0].glyph,
      both[1].glyph == other[0].glyph, both[1].advance == other[0].advance
    else { return changed }
    return both[0].advance
  }
}
