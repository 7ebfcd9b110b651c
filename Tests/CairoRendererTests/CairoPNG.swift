import CCairo
import DisplayList
import Foundation
import Testing

/// cairo's PNG reader and writer, which use libpng, as a reference for ours.
enum CairoPNG {
  /// Returns the pixels of a file; opaque pixels get the alpha that cairo leaves undefined.
  static func read(_ data: Data, opaque: Bool) throws -> [UInt32] {
    let file = temporaryFile()
    defer { try? FileManager.default.removeItem(at: file) }
    try data.write(to: file)
    let surface = cairo_image_surface_create_from_png(file.path)
    defer { cairo_surface_destroy(surface) }
    try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = UnsafeRawPointer(try #require(cairo_image_surface_get_data(surface)))
    return (0..<width * height).map { index in
      let offset = index / width * stride + index % width * 4
      return bytes.load(fromByteOffset: offset, as: UInt32.self) | (opaque ? 0xFF00_0000 : 0)
    }
  }

  /// Returns the file that cairo writes.
  static func write(_ bitmap: Bitmap) throws -> Data {
    let file = temporaryFile()
    defer { try? FileManager.default.removeItem(at: file) }
    var pixels = bitmap.pixels
    let status = pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(bitmap.width),
        Int32(bitmap.height), Int32(bitmap.width * 4))
      defer { cairo_surface_destroy(surface) }
      return cairo_surface_write_to_png(surface, file.path)
    }
    try #require(status == CAIRO_STATUS_SUCCESS)
    return try Data(contentsOf: file)
  }

  private static func temporaryFile() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
  }
}
