import CCairo
import DisplayList
import Foundation

/// Reads PNG files of any kind through cairo and libpng.
///
/// Corresponding C function: `cairo_image_surface_create_from_png_stream`.
enum LibPNGReader {
  /// Reads a file whose chunks have been checked.
  static func read(_ file: UnsafeBufferPointer<UInt8>, name: String) throws -> Bitmap {
    var rest = file[...]
    let picture = try withUnsafeMutablePointer(to: &rest) { rest in
      let pointer = cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
          let rest = closure.assumingMemoryBound(to: Slice<UnsafeBufferPointer<UInt8>>.self)
          let next = UnsafeBufferPointer(rebasing: rest.pointee.prefix(Int(count)))
          guard next.count == Int(count), let first = next.baseAddress else {
            return CAIRO_STATUS_READ_ERROR
          }
          target.update(from: first, count: next.count)
          rest.pointee.removeFirst(next.count)
          return CAIRO_STATUS_SUCCESS
        }, rest)
      guard let pointer, cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(pointer)
        throw RenderingError(.corruptPicture, "its pixels cannot be expanded")
      }
      return CairoSurface(owning: pointer)
    }
    return try bitmap(of: picture, name: name)
  }

  /// Returns the pixels of a surface of any format, converted to premultiplied ARGB by drawing it.
  private static func bitmap(of picture: CairoSurface, name: String) throws -> Bitmap {
    let width = picture.width
    let height = picture.height
    let pixels = try [UInt32](unsafeUninitializedCapacity: width * height) { buffer, filled in
      buffer.initialize(repeating: 0)
      guard let base = buffer.baseAddress else { return }
      let surface = try CairoSurface(
        borrowing: base, width: width, height: height, rowLength: width)
      let context = try CairoContext(surface)
      context.setSource(picture, origin: .zero, sampling: .nearest)
      context.setReplaces(true)
      context.paint()
      try context.checkStatus("Reading a picture")
      filled = width * height
    }
    return Bitmap(width: width, height: height, pixels: pixels, name: name)
  }
}
