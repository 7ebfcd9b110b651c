import CTurboJPEG
public import DisplayList
public import Foundation

/// Reads and writes JPEG files.
public enum JPEGCodec {
  /// Returns a Boolean value that indicates whether data begins as a JPEG file does.
  public static func isJPEG(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// Reads the pixels of a JPEG file.
  ///
  /// - Throws: ``RenderingError`` if the data is not a JPEG file, is damaged or has too many
  ///   pixels.
  public static func decode(_ data: Data, name: String) throws -> Bitmap {
    let handle = try open(tjInitDecompress(), "Reading \(name)")
    defer { tjDestroy(handle) }
    return try data.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: UInt8.self).baseAddress
      var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
      try check(
        tjDecompressHeader3(
          handle, start, UInt(bytes.count), &width, &height, &sampling, &space), handle,
        "Reading \(name)")
      let limit = Int32(CairoSurface.largestSide)
      guard (1...limit).contains(width), (1...limit).contains(height),
        Int(width) * Int(height) <= PNGDecoder.largestArea
      else {
        throw RenderingError(
          .size, "Reading \(name) failed: it has \(width) by \(height) pixels, too many to draw.")
      }
      let count = Int(width) * Int(height)
      let pixels = try [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
        let target = UnsafeMutableRawPointer(buffer.baseAddress)?
          .assumingMemoryBound(to: UInt8.self)
        try check(
          tjDecompress2(
            handle, start, UInt(bytes.count), target, width, 0, height,
            Int32(TJPF_BGRA.rawValue), 0), handle, "Reading \(name)")
        filled = count
      }
      return Bitmap(width: Int(width), height: Int(height), pixels: pixels, name: name)
    }
  }

  /// Returns a bitmap as a JPEG file's bytes, composited on white because JPEG has no alpha
  /// channel.
  ///
  /// - Parameter quality: The quality of the image, from 0 (smallest file) through 1 (best
  ///   quality).
  public static func encode(_ bitmap: Bitmap, quality: Double) throws -> Data {
    let handle = try open(tjInitCompress(), "Writing a JPEG file")
    defer { tjDestroy(handle) }
    let pixels = bitmap.pixels.map(onWhite)
    var file: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(file) }
    try pixels.withUnsafeBytes { bytes in
      try check(
        tjCompress2(
          handle, bytes.bindMemory(to: UInt8.self).baseAddress, Int32(bitmap.width), 0,
          Int32(bitmap.height), Int32(TJPF_BGRX.rawValue), &file, &count,
          Int32(TJSAMP_420.rawValue), Int32((1 + 99 * min(max(quality, 0), 1)).rounded()), 0),
        handle, "Writing a JPEG file")
    }
    guard let file else { throw RenderingError(.compression, "Writing a JPEG file failed.") }
    return Data(bytes: file, count: Int(count))
  }

  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    let rest = 255 - pixel >> 24
    guard rest > 0 else { return pixel }
    // The pixel is premultiplied, so the white behind adds the same amount to every channel.
    return 0xFF00_0000 | (pixel & 0xFFFFFF) &+ (rest << 16 | rest << 8 | rest)
  }

  private static func open(_ handle: tjhandle?, _ attempt: String) throws -> tjhandle {
    guard let handle else {
      throw RenderingError(.compression, "\(attempt) failed: \(reason(nil)).")
    }
    return handle
  }

  private static func check(_ status: Int32, _ handle: tjhandle, _ attempt: String) throws {
    guard status != 0 else { return }
    // A warning, such as for a truncated file; keep what was decoded.
    if tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue) { return }
    throw RenderingError(.corruptPicture, "\(attempt) failed: \(reason(handle)).")
  }

  private static func reason(_ handle: tjhandle?) -> String {
    tjGetErrorStr2(handle).map { String(cString: $0) } ?? "there is no reason given"
  }
}
