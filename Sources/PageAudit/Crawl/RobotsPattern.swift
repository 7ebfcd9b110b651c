/// The path pattern of a robots.txt rule, in which `*` matches any bytes and a final `$` the end (RFC 9309,
/// 2.2.3).
struct RobotsPattern: Sendable, Hashable {
  /// The literal parts of the pattern, between its wildcards, as UTF-8.
  private let parts: [[UInt8]]
  /// Whether the pattern matches whole URLs only.
  private let isAnchored: Bool
  /// The length of the pattern in bytes: of the rules that match, the longest takes precedence.
  let length: Int

  /// Creates a pattern of a rule's value.
  init(_ value: String) {
    var bytes = Self.normalized(value, isPattern: true)
    length = bytes.count
    isAnchored = bytes.last == UInt8(ascii: "$")
    if isAnchored { bytes.removeLast() }
    parts = bytes.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(
      Array.init)
  }

  /// Returns whether the pattern matches a URL that ``normalized(_:isPattern:)`` has made of a path.
  func matches(_ target: [UInt8]) -> Bool {
    guard let first = parts.first, target.starts(with: first) else { return false }
    guard parts.count > 1 else { return !isAnchored || target.count == first.count }
    var rest = target[first.count...]
    for part in parts.dropFirst().dropLast() {
      guard let end = Self.endIndex(of: part, in: rest) else { return false }
      rest = rest[end...]
    }
    guard let last = parts.last else { return false }
    if isAnchored { return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last) }
    return Self.endIndex(of: last, in: rest) != nil
  }

  /// Returns the index after the first occurrence of bytes.
  private static func endIndex(of part: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = part.first else { return bytes.startIndex }
    var index = bytes.startIndex
    while index + part.count <= bytes.endIndex {
      if bytes[index] == first, bytes[index..<index + part.count].elementsEqual(part) {
        return index + part.count
      }
      index += 1
    }
    return nil
  }

  /// Returns the bytes of a path in normalized form: bytes outside ASCII are percent-encoded, and encoded
  /// bytes that need no encoding are decoded (2.2.2).
  ///
  /// - Parameter isPattern: Whether `*` and a final `$` are wildcards; otherwise they are encoded.
  static func normalized(_ path: String, isPattern: Bool) -> [UInt8] {
    let bytes = Array(path.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%"), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        let decoded = high << 4 | low
        result += isUnreserved(decoded) ? [decoded] : encoded(decoded)
        index += 3
        continue
      }
      let isStar = byte == UInt8(ascii: "*")
      let isDollar = byte == UInt8(ascii: "$")
      let hasMeaning = isPattern && (isStar || isDollar && index == bytes.count - 1)
      let isPlain = byte > 0x20 && byte < 0x7F && !isStar && !isDollar
      result += hasMeaning || isPlain ? [byte] : encoded(byte)
      index += 1
    }
    return result
  }

  private static func encoded(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  /// Returns whether a byte is unreserved (RFC 3986, 2.3).
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~".utf8.contains(byte)
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
