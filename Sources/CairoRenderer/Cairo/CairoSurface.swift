import CCairo

/// Premultiplied ARGB pixels in memory that cairo draws on and from.
///
/// Corresponding C type: `cairo_surface_t` of the image kind.
final class CairoSurface {
  /// The C object, owned by this one.
  let pointer: OpaquePointer
  /// Whether the surface is finished on deinitialization, after which cairo no longer uses the
  /// pixels.
  private let finishesOnDeinit: Bool

  /// Creates transparent pixels, owned by the surface.
  init(width: Int, height: Int) throws(RenderingError) {
    try Self.checkSize(width: width, height: height)
    finishesOnDeinit = true
    pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    try check(cairo_surface_status(pointer), "Making a picture of \(width) by \(height) pixels")
  }

  /// Creates a surface over the caller's pixels, which must outlive it.
  ///
  /// - Parameter rowLength: The distance between the beginnings of two rows, in pixels.
  init(
    borrowing pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, rowLength: Int
  ) throws(RenderingError) {
    try Self.checkSize(width: width, height: height)
    finishesOnDeinit = true
    let bytes = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
    pointer = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(rowLength * 4))
    try check(cairo_surface_status(pointer), "Drawing on \(width) by \(height) pixels")
  }

  /// Takes ownership of a surface that a cairo function returned.
  init(owning pointer: OpaquePointer) {
    self.pointer = pointer
    finishesOnDeinit = true
  }

  /// Creates a second reference to a surface that a context continues to draw on.
  init(sharing pointer: OpaquePointer) {
    self.pointer = cairo_surface_reference(pointer)
    finishesOnDeinit = false
  }

  deinit {
    if finishesOnDeinit { cairo_surface_finish(pointer) }
    cairo_surface_destroy(pointer)
  }

  /// The width in pixels.
  var width: Int { Int(cairo_image_surface_get_width(pointer)) }
  /// The height in pixels.
  var height: Int { Int(cairo_image_surface_get_height(pointer)) }

  /// Calls `body` with the first pixel and the distance between rows in pixels.
  func withPixels<Result>(
    _ body: (UnsafeMutablePointer<UInt32>, _ rowLength: Int) throws -> Result
  ) rethrows -> Result? {
    cairo_surface_flush(pointer)
    guard let bytes = cairo_image_surface_get_data(pointer) else { return nil }
    let rowLength = Int(cairo_image_surface_get_stride(pointer)) / 4
    // cairo's pixels are aligned 32-bit words.
    let pixels = UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
    defer { cairo_surface_mark_dirty(pointer) }
    return try body(pixels, rowLength)
  }

  /// cairo's maximum width and height of an image surface, in pixels.
  static let largestSide = 32_767

  private static func checkSize(width: Int, height: Int) throws(RenderingError) {
    guard (1...largestSide).contains(width), (1...largestSide).contains(height) else {
      throw RenderingError(
        .size,
        """
        A picture of \(width) by \(height) pixels was asked for, but each side has to have 1 to \
        \(largestSide) pixels. Use another size or scale.
        """)
    }
  }
}
