import Foundation

/// Reads the orientation from the EXIF header of a JPEG file (EXIF 2.3, section 4.5).
enum EXIFHeader {
  /// Returns the orientation, from 1 to 8; `nil` if the file has none.
  static func orientation(of file: Data) -> Int? {
    let bytes = [UInt8](file.prefix(1 << 17))
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = min(place + 2 + length, bytes.count)
      let body = place + 4
      if bytes[place + 1] == 0xE1, body + 6 <= end, bytes[body..<body + 4] == [69, 120, 105, 102] {
        return orientation(in: Array(bytes[(body + 6)..<end]))
      }
      guard length >= 2 else { return nil }
      place += 2 + length
    }
    return nil
  }

  /// Searches for tag 0x0112 in the first directory of a TIFF header.
  private static func orientation(in tiff: [UInt8]) -> Int? {
    let isLittle = tiff.starts(with: [0x49, 0x49])
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= tiff.count else { return nil }
      let part = tiff[place..<place + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<min(count, 512) {
      let entry = directory + 2 + 12 * index
      if number(entry, 2) == 0x0112 { return number(entry + 8, 2) }
    }
    return nil
  }
}
