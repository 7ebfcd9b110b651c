/// The type of a tag that no declared type has.
///
/// Apple keeps the form of such an identifier to itself, but for its prefix `dyn.`; here the tag follows
/// in hexadecimal digits.
struct DynamicType {
  var tag: String
  var tagClass: UTTagClass

  init(tag: String, tagClass: UTTagClass) {
    (self.tag, self.tagClass) = (tag, tagClass)
  }

  /// Reads a tag from an identifier; `nil` if it is not of a dynamic type.
  init?(identifier: String) {
    guard identifier.hasPrefix("dyn.") else { return nil }
    let digits = Array(identifier.utf8.dropFirst(4))
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count - 1, by: 2) {
      let pair = String(decoding: digits[index...(index + 1)], as: UTF8.self)
      guard let byte = UInt8(pair, radix: 16) else { return nil }
      bytes.append(byte)
    }
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    self.init(tag: String(parts[1]), tagClass: UTTagClass(rawValue: String(parts[0])))
  }

  /// The identifier.
  var identifier: String {
    "dyn."
      + "\(tagClass.rawValue)=\(tag)".utf8.map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}
