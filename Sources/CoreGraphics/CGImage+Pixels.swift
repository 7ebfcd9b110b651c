package import DisplayList
public import Foundation

extension CGImage {
  /// Creates an image from the bytes of a data provider.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - bitsPerComponent: The number of bits per component; only 8 is supported.
  ///   - bitsPerPixel: The number of bits per pixel: 32, or 8 for gray images.
  ///   - bytesPerRow: The number of bytes per row.
  ///   - space: The color space; components are taken as sRGB.
  ///   - bitmapInfo: The layout of a pixel.
  ///   - provider: The provider of the bytes.
  ///   - decode: It must be `nil`; decode arrays are not supported.
  ///   - shouldInterpolate: It has no effect: images are always interpolated when they are drawn
  ///     larger.
  ///   - intent: The rendering intent for colors outside the gamut.
  /// - Returns: `nil` for a layout that is not supported, and for too few bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil,
      let layout = PixelLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        space: space, bitmapInfo: bitmapInfo.rawValue), bitsPerPixel == 8 * layout.bytesPerPixel,
      let data = provider.data,
      data.length >= (height - 1) * layout.bytesPerRow + width * layout.bytesPerPixel
    else { return nil }
    let bytes = UnsafeRawBufferPointer(start: data.bytes, count: data.length)
    self.init(layout.bitmap(bytes, name: "image of bytes"))
  }

  /// The number of bits per component, which is 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel, which is 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes per row.
  public var bytesPerRow: Int { 4 * width }
  /// The color space of the pixels, which is sRGB.
  public var colorSpace: CGColorSpace? { .standard }
  /// The location of the alpha component in a pixel.
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
  /// The byte order of a pixel, which is 32-bit little-endian.
  public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }
  /// The layout of a pixel: blue, green, red, opacity.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGBitmapInfo.byteOrder32Little.rawValue | alphaInfo.rawValue)
  }

  /// The provider of the image's pixels, in the layout of ``bitmapInfo``.
  public var dataProvider: CGDataProvider? {
    var bytes = Data(capacity: bytesPerRow * height)
    for pixel in wholeBitmap.pixels {
      withUnsafeBytes(of: pixel.littleEndian) { bytes.append(contentsOf: $0) }
    }
    return CGDataProvider(bytes)
  }

  /// Returns the image itself, because images are immutable.
  public func copy() -> CGImage? { self }

  /// Returns the image with its alpha multiplied by a mask: the mask's alpha or, if that is opaque, its
  /// luminosity.
  public func masking(_ mask: CGImage) -> CGImage? {
    let shape = mask.coverage
    let pixels = wholeBitmap
    guard shape.width > 0, shape.height > 0 else { return nil }
    let result = (0..<height).flatMap { y in
      (0..<width).map { x -> UInt32 in
        let place = (y * shape.height / height) * shape.width + x * shape.width / width
        return pixels.pixels[y * width + x].multiplied(by: shape.pixels[place] >> 24)
      }
    }
    return CGImage(
      Bitmap(width: width, height: height, pixels: result, name: "\(bitmap.name), masked"))
  }

  /// The pixels of the image's own rectangle.
  package var wholeBitmap: Bitmap {
    guard width != bitmap.width || height != bitmap.height else { return bitmap }
    let left = Int(source.minX)
    let top = Int(source.minY)
    let pixels = (top..<top + height).flatMap { row in
      bitmap.pixels[(row * bitmap.width + left)..<(row * bitmap.width + left + width)]
    }
    return Bitmap(width: width, height: height, pixels: pixels, name: bitmap.name)
  }

  /// The image as a mask: its alpha or, if it is opaque, its luma.
  var coverage: Bitmap {
    let whole = wholeBitmap
    let isOpaque = whole.pixels.allSatisfy { $0 >> 24 == 255 }
    guard isOpaque else { return whole }
    let pixels = whole.pixels.map { pixel -> UInt32 in
      // The luma of ITU-R BT.709.
      let luma =
        (2126 * (pixel >> 16 & 255) + 7152 * (pixel >> 8 & 255) + 722 * (pixel & 255) + 5000)
        / 10000
      return min(255, luma) << 24
    }
    return Bitmap(width: width, height: height, pixels: pixels, name: "\(bitmap.name), mask")
  }
}

extension UInt32 {
  /// Returns a premultiplied pixel multiplied by an alpha from 0 to 255.
  fileprivate func multiplied(by opacity: UInt32) -> UInt32 {
    func part(_ shift: UInt32) -> UInt32 { ((self >> shift & 255) * opacity + 127) / 255 << shift }
    return part(24) | part(16) | part(8) | part(0)
  }
}
