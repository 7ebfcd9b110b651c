/// The first chunk of a PNG file.
struct PNGHeader {
  /// The color types that are read and written here; libpng reads the others.
  enum ColorType: UInt8 {
    case rgb = 2
    case rgba = 6

    var bytesPerPixel: Int { self == .rgb ? 3 : 4 }
  }

  let width: Int
  let height: Int
  let bitDepth: UInt8
  /// The color type's number in the file; see ``ColorType``.
  let colorType: UInt8
  /// 0 for rows from top to bottom.
  let interlace: UInt8
}

/// The eight bytes that every PNG file begins with.
let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
