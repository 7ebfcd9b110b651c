package import Foundation

/// The size of a PNG image, read from its header chunk.
package struct PNGSize: Sendable, Hashable {
  /// The width in pixels; 0 if the data is shorter than a header.
  package let width: Int
  /// The height in pixels; 0 if the data is shorter than a header.
  package let height: Int

  /// Creates the size from the header of a PNG file.
  package init(_ png: Data) {
    // The signature has 8 bytes, the length and type of IHDR 8 more (PNG 5.2, 11.2.1).
    let header = [UInt8](png.prefix(24))
    func number(at index: Int) -> Int {
      header.count == 24 ? header[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) } : 0
    }
    width = number(at: 16)
    height = number(at: 20)
  }
}
