extension Report {
  /// A picture of a report, named by a hash of its content.
  package struct Picture: Sendable, Hashable, Codable {
    /// The FNV-1a hash and the number of the file's bytes, such as "9f2c1a0b7d3e4f56-83112".
    package var id: String
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int
    /// The path of the file, relative to the report.
    package var path: String

    /// Creates the entry of a PNG file that has the given bytes.
    package init(png: some Sequence<UInt8>, width: Int, height: Int) {
      let id = Self.id(of: png)
      self.init(id: id, width: width, height: height, path: "data/\(id).png")
    }

    /// Creates an entry.
    package init(id: String, width: Int, height: Int, path: String) {
      self.id = id
      self.width = width
      self.height = height
      self.path = path
    }

    /// Returns the id of a file that has the given bytes.
    package static func id(of bytes: some Sequence<UInt8>) -> String {
      var hash = FNV1a()
      var count = 0
      for byte in bytes {
        hash.combine(byte)
        count += 1
      }
      return "\(hash.hexadecimal)-\(count)"
    }

    /// Returns a Boolean value that indicates whether a string has the form of an id.
    ///
    /// An id is part of a filename, so an id that was read from a file is checked before use.
    package static func isID(_ text: String) -> Bool {
      let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].count == 16, (1...19).contains(parts[1].count) else {
        return false
      }
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      let letters = UInt8(ascii: "a")...UInt8(ascii: "f")
      return parts[0].allSatisfy { digits.contains($0) || letters.contains($0) }
        && parts[1].allSatisfy { digits.contains($0) }
    }
  }
}
