/// The format of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let isUppercase: Bool
  private let hasPrefix: Bool
  private let hasSign: Bool
  private let minDigits: Int

  /// The decimal format.
  public static var decimal: OSLogIntegerFormatting { .decimal() }

  /// The hexadecimal format.
  public static var hex: OSLogIntegerFormatting { .hex() }

  /// The octal format.
  public static var octal: OSLogIntegerFormatting { .octal() }

  /// Returns a decimal format.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
  ///   - minDigits: The minimum number of digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10, isUppercase: false, hasPrefix: false, hasSign: explicitPositiveSign,
      minDigits: minDigits)
  }

  /// Returns a hexadecimal format.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
  ///   - includePrefix: Whether the digits have the prefix `0x`.
  ///   - uppercase: Whether hexadecimal digits are uppercase.
  ///   - minDigits: The minimum number of digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, isUppercase: uppercase, hasPrefix: includePrefix, hasSign: explicitPositiveSign,
      minDigits: minDigits)
  }

  /// Returns an octal format.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
  ///   - includePrefix: Whether the digits have the prefix `0o`.
  ///   - uppercase: Has no effect, because octal numbers have no letters.
  ///   - minDigits: The minimum number of digits.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, isUppercase: uppercase, hasPrefix: includePrefix, hasSign: explicitPositiveSign,
      minDigits: minDigits)
  }

  func text(_ value: some BinaryInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    let sign = value < 0 ? "-" : hasSign ? "+" : ""
    let prefix = !hasPrefix ? "" : radix == 16 ? "0x" : "0o"
    return sign + prefix + zeros + digits
  }
}
