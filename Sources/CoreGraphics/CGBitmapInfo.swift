/// The layout of a bitmap's pixels: a constant of ``CGImageAlphaInfo``, and the byte order.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits of the layout.
  public let rawValue: UInt32

  /// Creates a layout from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The mask of the bits that contain a constant of ``CGImageAlphaInfo``.
  public static let alphaInfoMask: CGBitmapInfo = .init(rawValue: 0x1F)
  /// The bit for floating-point components.
  public static let floatComponents: CGBitmapInfo = .init(rawValue: 0x100)
  /// The mask of the bits that contain the byte order.
  public static let byteOrderMask: CGBitmapInfo = .init(rawValue: 0x7000)
  /// Pixels of 16 bits in little-endian byte order.
  public static let byteOrder16Little: CGBitmapInfo = .init(rawValue: 0x1000)
  /// Pixels of 32 bits in little-endian byte order.
  public static let byteOrder32Little: CGBitmapInfo = .init(rawValue: 0x2000)
  /// Pixels of 16 bits in big-endian byte order.
  public static let byteOrder16Big: CGBitmapInfo = .init(rawValue: 0x3000)
  /// Pixels of 32 bits in big-endian byte order.
  public static let byteOrder32Big: CGBitmapInfo = .init(rawValue: 0x4000)

  /// The default byte order, in which the first component comes first.
  public static var byteOrderDefault: CGBitmapInfo { [] }
}
