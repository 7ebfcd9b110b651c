import CairoRenderer
package import DisplayList
package import Foundation

/// Encodes pictures as PNG data and decodes them.
package enum PNGData {
  /// Returns the PNG data of a picture.
  ///
  /// - Throws: The encoder's error.
  package static func encode(_ picture: Bitmap) throws -> Data { try PNGEncoder.encode(picture) }

  /// Returns the picture of PNG data.
  ///
  /// - Throws: The decoder's error if they are not a whole PNG file.
  package static func decode(_ data: Data) throws -> Bitmap {
    try PNGDecoder.decode(data, name: "golden")
  }
}
