import CairoRenderer
package import DisplayList
package import Foundation

/// Pictures as the bytes of a PNG file.
package enum PNGData {
  /// Returns the bytes of a picture.
  ///
  /// - Throws: The encoder's error.
  package static func encode(_ picture: Bitmap) throws -> Data { try PNGEncoder.encode(picture) }

  /// Returns the picture of bytes.
  ///
  /// - Throws: The decoder's error if they are not a whole PNG file.
  package static func decode(_ data: Data) throws -> Bitmap {
    try PNGDecoder.decode(data, name: "golden")
  }
}
