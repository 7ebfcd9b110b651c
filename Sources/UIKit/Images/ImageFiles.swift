package import DisplayList
import Foundation
import Synchronization

/// Images in files: their search paths and decoders.
package enum ImageFiles {
  /// Reads a file's bytes; the second argument is the file's name, for errors.
  package typealias Decoder = @Sendable (Data, String) throws -> Bitmap

  private static let decoder = Mutex<Decoder?>(nil)

  /// Sets the decoder of image files; without one, no image can be read.
  package static func connect(_ decoder: @escaping Decoder) {
    self.decoder.withLock { $0 = decoder }
  }

  /// Writes an image's pixels as a PNG.
  package typealias Encoder = @Sendable (Bitmap) throws -> Data

  private static let encoder = Mutex<Encoder?>(nil)

  /// Sets the encoder of PNG files.
  package static func connectEncoder(_ encoder: @escaping Encoder) {
    self.encoder.withLock { $0 = encoder }
  }

  /// Writes an image's pixels as a JPEG of a quality, 0 through 1.
  package typealias JPEGEncoder = @Sendable (Bitmap, Double) throws -> Data

  private static let jpegEncoder = Mutex<JPEGEncoder?>(nil)

  /// Sets the encoder of JPEG files.
  package static func connectJPEGEncoder(_ encoder: @escaping JPEGEncoder) {
    jpegEncoder.withLock { $0 = encoder }
  }

  /// Returns the bytes of a JPEG file; `nil` without an encoder.
  static func jpeg(_ bitmap: Bitmap, quality: Double) -> Data? {
    jpegEncoder.withLock { $0 }.flatMap { try? $0(bitmap, quality) }
  }

  /// Returns the bytes of a PNG file; `nil` without an encoder.
  static func png(_ bitmap: Bitmap) -> Data? {
    encoder.withLock { $0 }.flatMap { try? $0(bitmap) }
  }

  /// Reads an image; `nil` if the bytes are not one.
  static func bitmap(_ data: Data, name: String) -> Bitmap? {
    decoder.withLock { $0 }.flatMap { try? $0(data, name) }
  }

  /// Returns the sharpest file of a name in a bundle, and how many of its pixels are a point.
  static func find(_ name: String, in bundle: Bundle) -> (url: URL, scale: Int)? {
    let file = URL(fileURLWithPath: name)
    let stem = file.deletingPathExtension().relativePath
    let type = file.pathExtension.isEmpty ? "png" : file.pathExtension
    for scale in [3, 2, 1] {
      let suffix = scale == 1 ? "" : "@\(scale)x"
      if let url = bundle.url(forResource: stem + suffix, withExtension: type) {
        return (url, scale)
      }
    }
    return nil
  }

  /// Returns how many pixels of a file are a point, by its name.
  static func scale(of url: URL) -> Int {
    let stem = url.deletingPathExtension().lastPathComponent
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}
