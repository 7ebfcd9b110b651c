import DisplayList
package import Foundation

extension CGContext {
  /// Creates a bitmap context with its origin at the bottom left corner and y pointing upward.
  ///
  /// - Parameters:
  ///   - data: The memory of the pixels, at least `bytesPerRow * height` bytes, which has to outlive the
  ///     context; `nil` to let the context allocate it.
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - bitsPerComponent: The number of bits per component; only 8 is supported.
  ///   - bytesPerRow: The number of bytes per row; 0 for the minimum if `data` is `nil`.
  ///   - space: The color space; colors are drawn in sRGB.
  ///   - bitmapInfo: The layout of a pixel, as in ``CGBitmapInfo``.
  /// - Returns: `nil` for a layout that is not supported: any other than red, green, blue and a fourth byte,
  ///   gray only or alpha only, with eight bits each.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let layout = PixelLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        space: space, bitmapInfo: bitmapInfo),
      // Straight alpha is not supported for drawing, as on Apple systems.
      layout.alpha != .last, layout.alpha != .first
    else { return nil }
    self.init(
      BitmapStore(
        layout, space: space, info: bitmapInfo, scale: 1, isFlipped: true, memory: data))
  }

  /// Creates a bitmap context with its origin at the top left corner and y pointing downward.
  ///
  /// S15.2: A fraction of a pixel counts as a whole one: 10.3 points at 3 pixels per point are 31
  /// pixels. S15.3: An opaque context is black initially.
  ///
  /// - Parameters:
  ///   - size: The size, in points; a fraction of a pixel counts as a whole one.
  ///   - scale: The number of pixels per point.
  ///   - isOpaque: Whether the pixels are black initially instead of transparent.
  /// - Returns: `nil` for a size without pixels.
  package convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    func pixels(_ length: CGFloat) -> Int {
      let count = (length * scale - 0.001).rounded(.up)
      return count.isFinite ? Int(max(0, min(count, 1e6))) : 0
    }
    let info =
      CGBitmapInfo.byteOrder32Little.rawValue
      | (isOpaque ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst).rawValue
    let space = CGColorSpace.standard
    guard scale > 0,
      let layout = PixelLayout(
        width: pixels(size.width), height: pixels(size.height), bitsPerComponent: 8,
        bytesPerRow: 0, space: space, bitmapInfo: info)
    else { return nil }
    self.init(
      BitmapStore(
        layout, space: space, info: info, scale: scale, isFlipped: false, memory: nil))
  }

  /// The width of a bitmap context, in pixels; 0 for other contexts.
  public var width: Int { store?.layout.width ?? 0 }
  /// The height of a bitmap context, in pixels; 0 for other contexts.
  public var height: Int { store?.layout.height ?? 0 }
  /// The number of bytes per row of a bitmap context; 0 for other contexts.
  public var bytesPerRow: Int { store?.layout.bytesPerRow ?? 0 }
  /// The number of bits per component of a bitmap context; 0 for other contexts.
  public var bitsPerComponent: Int { store == nil ? 0 : 8 }
  /// The number of bits per pixel of a bitmap context; 0 for other contexts.
  public var bitsPerPixel: Int { 8 * (store?.layout.bytesPerPixel ?? 0) }
  /// The color space of a bitmap context; `nil` for other contexts.
  public var colorSpace: CGColorSpace? { store?.space }
  /// The location of the alpha component in a bitmap context's pixels; none for other contexts.
  public var alphaInfo: CGImageAlphaInfo { store?.layout.alpha ?? .none }
  /// The layout of a bitmap context's pixels.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: store?.info ?? 0) }

  /// The memory of a bitmap context, with everything drawn so far; `nil` for other contexts.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return store?.exposeMemory()
  }

  /// Draws all pending drawing operations.
  public func flush() {
    guard let store else { return }
    let waiting = commands
    discardRecording()
    store.draw(waiting)
  }

  /// Returns an image of the pixels; `nil` if the context is not a bitmap context.
  ///
  /// S15.7: The image is a copy; later drawing does not change it.
  public func makeImage() -> CGImage? {
    guard let store else { return nil }
    flush()
    return CGImage(store.bitmap(), isOpaque: !store.layout.showsThrough)
  }
}

extension PixelLayout {
  /// Whether pixels can be transparent.
  fileprivate var showsThrough: Bool {
    switch alpha {
    case .none, .noneSkipFirst, .noneSkipLast: false
    default: true
    }
  }
}
