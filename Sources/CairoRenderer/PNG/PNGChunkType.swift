/// The types of the chunks that are written and read; the raw value is the type's four ASCII letters.
enum PNGChunkType: UInt32 {
  case header = 0x4948_4452
  case sRGB = 0x7352_4742
  case transparency = 0x7452_4E53
  case data = 0x4944_4154
  case end = 0x4945_4E44
}
