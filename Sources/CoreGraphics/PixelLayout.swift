import DisplayList
import Foundation

/// The layout of pixels in an app's memory, and the conversion to and from bitmaps.
struct PixelLayout: Sendable, Equatable {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  /// The number of bytes per pixel: 4, or 1 for gray or alpha alone.
  let bytesPerPixel: Int
  let alpha: CGImageAlphaInfo
  let isLittle: Bool

  /// Creates a layout; `nil` if it is not supported.
  ///
  /// Supported are eight bits per component, and either red, green, blue and a fourth byte in any order, or
  /// one byte of gray or alpha.
  ///
  /// S15.6: Other layouts are not supported.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
    bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8,
      let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue),
      bitmapInfo & CGBitmapInfo.floatComponents.rawValue == 0
    else { return nil }
    let order = bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue
    let isGray = space?.model == .monochrome && alpha == .none || alpha == .alphaOnly
    if isGray {
      bytesPerPixel = 1
    } else {
      guard space?.model == .rgb, alpha != .none,
        [0, 0x2000, 0x4000].contains(order)
      else { return nil }
      bytesPerPixel = 4
    }
    let row = bytesPerRow == 0 ? width * bytesPerPixel : bytesPerRow
    guard row >= width * bytesPerPixel else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = row
    self.alpha = alpha
    isLittle = order == CGBitmapInfo.byteOrder32Little.rawValue
  }

  private var isAlphaFirst: Bool {
    switch alpha {
    case .premultipliedFirst, .first, .noneSkipFirst: true
    default: false
    }
  }

  private var hasAlpha: Bool {
    switch alpha {
    case .none, .noneSkipLast, .noneSkipFirst: false
    default: true
    }
  }

  private var isStraight: Bool { alpha == .first || alpha == .last }

  /// The byte offsets of red, green, blue and the fourth byte.
  private var places: (red: Int, green: Int, blue: Int, alpha: Int) {
    switch (isAlphaFirst, isLittle) {
    case (false, false): (0, 1, 2, 3)
    case (false, true): (3, 2, 1, 0)
    case (true, false): (1, 2, 3, 0)
    case (true, true): (2, 1, 0, 3)
    }
  }

  /// Whether the layout is the native one of bitmaps on this machine.
  private var isBitmaps: Bool {
    bytesPerPixel == 4 && isLittle && isAlphaFirst && !isStraight && bytesPerRow == 4 * width
  }

  /// Reads pixels of this layout from memory, premultiplied.
  func bitmap(_ memory: UnsafeRawBufferPointer, name: String) -> Bitmap {
    if isBitmaps, memory.count == 4 * width * height {
      let fourth: UInt32 = hasAlpha ? 0 : 0xFF00_0000
      let pixels = memory.bindMemory(to: UInt32.self).map { $0 | fourth }
      return Bitmap(width: width, height: height, pixels: pixels, name: name)
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { pixels.append(pixel(memory, y * bytesPerRow + x * bytesPerPixel)) }
    }
    return Bitmap(width: width, height: height, pixels: pixels, name: name)
  }

  private func pixel(_ memory: UnsafeRawBufferPointer, _ start: Int) -> UInt32 {
    func byte(_ place: Int) -> UInt32 {
      start + place < memory.count ? UInt32(memory[start + place]) : 0
    }
    if bytesPerPixel == 1 {
      let value = byte(0)
      return alpha == .alphaOnly ? value << 24 : 0xFF00_0000 | value << 16 | value << 8 | value
    }
    let places = places
    let opacity = hasAlpha ? byte(places.alpha) : 255
    func part(_ place: Int) -> UInt32 {
      // Components greater than alpha are not valid premultiplied colors.
      isStraight ? (byte(place) * opacity + 127) / 255 : min(byte(place), opacity)
    }
    return opacity << 24 | part(places.red) << 16 | part(places.green) << 8 | part(places.blue)
  }

  /// Writes the pixels of a bitmap to memory in this layout.
  func write(_ bitmap: Bitmap, to memory: UnsafeMutableRawBufferPointer) {
    if isBitmaps, bitmap.width == width, bitmap.height == height {
      return bitmap.pixels.withUnsafeBytes { memory.copyMemory(from: $0) }
    }
    let places = places
    for y in 0..<min(height, bitmap.height) {
      for x in 0..<min(width, bitmap.width) {
        let pixel = bitmap.pixels[y * bitmap.width + x]
        let start = y * bytesPerRow + x * bytesPerPixel
        let opacity = pixel >> 24
        func part(_ value: UInt32) -> UInt32 {
          isStraight && opacity > 0 ? min(255, (value * 255 + opacity / 2) / opacity) : value
        }
        let red = part(pixel >> 16 & 255)
        let green = part(pixel >> 8 & 255)
        let blue = part(pixel & 255)
        if bytesPerPixel == 1 {
          // The luma of ITU-R BT.709.
          let luma = (2126 * red + 7152 * green + 722 * blue + 5000) / 10000
          memory[start] = UInt8(alpha == .alphaOnly ? opacity : min(255, luma))
          continue
        }
        memory[start + places.red] = UInt8(red)
        memory[start + places.green] = UInt8(green)
        memory[start + places.blue] = UInt8(blue)
        memory[start + places.alpha] = UInt8(hasAlpha ? opacity : 255)
      }
    }
  }
}
