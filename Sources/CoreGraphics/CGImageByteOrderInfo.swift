/// Constants that specify the byte order of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The mask of the constants.
  case orderMask = 0x7000
  /// The default byte order, in which the first component comes first.
  case orderDefault = 0
  /// Pixels of 16 bits in little-endian byte order.
  case order16Little = 0x1000
  /// Pixels of 32 bits in little-endian byte order.
  case order32Little = 0x2000
  /// Pixels of 16 bits in big-endian byte order.
  case order16Big = 0x3000
  /// Pixels of 32 bits in big-endian byte order.
  case order32Big = 0x4000
}
