import Foundation

/// The format of a floating-point number in a message.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let precision: Int?
  private let hasSign: Bool

  /// The format with six digits after the decimal point.
  public static var fixed: OSLogFloatFormatting { .fixed() }

  /// The exponential format.
  public static var exponential: OSLogFloatFormatting { .exponential() }

  /// The shorter of the fixed and the exponential format.
  public static var hybrid: OSLogFloatFormatting { .hybrid() }

  /// The hexadecimal format.
  public static var hex: OSLogFloatFormatting { .hex() }

  /// Returns a fixed-point format with a number of digits after the decimal point.
  public static func fixed(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "F" : "f", precision: precision, hasSign: explicitPositiveSign)
  }

  /// Returns an exponential format.
  public static func exponential(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "E" : "e", precision: precision, hasSign: explicitPositiveSign)
  }

  /// Returns the shorter of the fixed and the exponential format.
  public static func hybrid(
    precision: Int? = nil, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "G" : "g", precision: precision, hasSign: explicitPositiveSign)
  }

  /// Returns a hexadecimal format.
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "A" : "a", precision: nil, hasSign: explicitPositiveSign)
  }

  func text(_ value: Double) -> String {
    let digits = precision.map { ".\($0)" } ?? ""
    return String(format: "%\(hasSign ? "+" : "")\(digits)\(conversion)", value)
  }
}
