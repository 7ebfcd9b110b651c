import DisplayList
package import Foundation

extension CGContext {
  /// Creates a context that draws into pixels, its origin at the bottom left corner and y upwards.
  ///
  /// - Parameters:
  ///   - data: The memory of the pixels, at least `bytesPerRow * height` bytes, which has to outlive the
  ///     context; `nil` lets the context allocate it.
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - bitsPerComponent: The bits of a component; 8.
  ///   - bytesPerRow: The bytes of a row; 0 is as many as the pixels need, if `data` is `nil`.
  ///   - space: The color space; colors are drawn in sRGB.
  ///   - bitmapInfo: The layout of a pixel, as of `CGBitmapInfo`.
  /// - Returns: `nil` for a layout that is not supported: others than red, green, blue and a fourth byte, gray
  ///   alone or opacity alone, of eight bits.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let layout = PixelLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        space: space, bitmapInfo: bitmapInfo),
      // Straight opacity cannot be drawn with, on Apple systems neither.
      layout.alpha != .last, layout.alpha != .first
    else { return nil }
    self.init(
      BitmapStore(
        layout, space: space, info: bitmapInfo, scale: 1, isFlipped: true, memory: data))
  }

  /// Creates a context that draws into pixels, its origin at the top left corner and y downwards.
  ///
  /// - Parameters:
  ///   - size: The size, in points; a part of a pixel is a whole one.
  ///   - scale: Pixels per point.
  ///   - isOpaque: Whether the pixels begin black instead of transparent.
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

  /// The width of an image context, in pixels; 0 of another one.
  public var width: Int { store?.layout.width ?? 0 }
  /// The height of an image context, in pixels; 0 of another one.
  public var height: Int { store?.layout.height ?? 0 }
  /// The bytes of a row of an image context; 0 of another one.
  public var bytesPerRow: Int { store?.layout.bytesPerRow ?? 0 }
  /// The bits of a component of an image context; 0 of another one.
  public var bitsPerComponent: Int { store == nil ? 0 : 8 }
  /// The bits of a pixel of an image context; 0 of another one.
  public var bitsPerPixel: Int { 8 * (store?.layout.bytesPerPixel ?? 0) }
  /// The color space of an image context.
  public var colorSpace: CGColorSpace? { store?.space }
  /// Where the opacity of an image context's pixels is.
  public var alphaInfo: CGImageAlphaInfo { store?.layout.alpha ?? .none }
  /// The layout of an image context's pixels.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: store?.info ?? 0) }

  /// The memory of an image context, with all that was drawn; `nil` of another one.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return store?.share()
  }

  /// Draws what waits to be drawn.
  public func flush() {
    guard let store else { return }
    let waiting = commands
    discardRecording()
    store.draw(waiting)
  }

  /// Returns an image of what was drawn; `nil` if the context is not an image context.
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
