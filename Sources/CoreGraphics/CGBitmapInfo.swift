/// The layout of a bitmap's pixels: a constant of `CGImageAlphaInfo` and the order of bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The raw value: the bits of the layout.
  public let rawValue: UInt32

  /// Creates a layout from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The mask of the bits that hold a constant of `CGImageAlphaInfo`.
  public static let alphaInfoMask: CGBitmapInfo = .init(rawValue: 0x1F)
  /// The bit of components that are floating-point numbers.
  public static let floatComponents: CGBitmapInfo = .init(rawValue: 0x100)
  /// The bits of the order of bytes.
  public static let byteOrderMask: CGBitmapInfo = .init(rawValue: 0x7000)
  /// Two bytes, the lowest first.
  public static let byteOrder16Little: CGBitmapInfo = .init(rawValue: 0x1000)
  /// Four bytes, the lowest first.
  public static let byteOrder32Little: CGBitmapInfo = .init(rawValue: 0x2000)
  /// Two bytes, the highest first.
  public static let byteOrder16Big: CGBitmapInfo = .init(rawValue: 0x3000)
  /// Four bytes, the highest first.
  public static let byteOrder32Big: CGBitmapInfo = .init(rawValue: 0x4000)

  /// The default order of bytes.
  public static var byteOrderDefault: CGBitmapInfo { [] }
}
