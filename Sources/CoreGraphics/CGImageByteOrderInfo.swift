/// Constants for the order of a pixel's bytes.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The mask of the constants.
  case orderMask = 0x7000
  /// The default order: the first component comes first.
  case orderDefault = 0
  /// Two bytes, the lowest first.
  case order16Little = 0x1000
  /// Four bytes, the lowest first.
  case order32Little = 0x2000
  /// Two bytes, the highest first.
  case order16Big = 0x3000
  /// Four bytes, the highest first.
  case order32Big = 0x4000
}
