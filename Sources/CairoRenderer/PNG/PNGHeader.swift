/// The first chunk of a PNG file.
struct PNGHeader {
  /// The kinds of pixels that are read and written here; others are left to libpng.
  enum ColorType: UInt8 {
    case rgb = 2
    case rgba = 6

    var bytesPerPixel: Int { self == .rgb ? 3 : 4 }
  }

  let width: Int
  let height: Int
  let bitDepth: UInt8
  /// The format's own number; see ``ColorType``.
  let colorType: UInt8
  /// 0 for rows from top to bottom.
  let interlace: UInt8
}

/// The kinds of chunks that matter here, by their four letters.
enum PNGChunkType: UInt32 {
  case header = 0x4948_4452
  case sRGB = 0x7352_4742
  case transparency = 0x7452_4E53
  case data = 0x4944_4154
  case end = 0x4945_4E44
}

/// The eight bytes that every PNG file begins with.
let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
