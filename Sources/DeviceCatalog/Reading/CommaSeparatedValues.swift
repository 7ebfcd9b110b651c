/// Rows of fields, separated by commas, with quotation marks around fields that hold commas.
///
/// Knows what the catalog's file needs: no field holds a quotation mark or a line break.
struct CommaSeparatedValues: IteratorProtocol {
  private let bytes: [UInt8]
  private var position: Int = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns the fields of the next line, `nil` after the last one.
  mutating func next() -> [String]? {
    guard position < bytes.count else { return nil }
    var fields: [String] = []
    fields.reserveCapacity(DeviceRow.Column.allCases.count)
    var start = position
    var isQuoted = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n")) {
        fields.append(field(start..<position))
        start = position + 1
        if byte == UInt8(ascii: "\n") {
          position += 1
          return fields
        }
      }
      position += 1
    }
    fields.append(field(start..<position))
    return fields
  }

  private func field(_ range: Range<Int>) -> String {
    guard range.count >= 2, bytes[range.lowerBound] == UInt8(ascii: "\"") else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    return String(decoding: bytes[(range.lowerBound + 1)..<(range.upperBound - 1)], as: UTF8.self)
  }
}
