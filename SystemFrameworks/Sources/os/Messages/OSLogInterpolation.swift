public import Foundation

/// The interpolation of a message for the logging system.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// The parts of the message in order, each composed when the message is written.
  private(set) var parts: [() -> String] = []

  /// Creates an empty interpolation.
  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(2 * interpolationCount + 1)
  }

  /// Appends a literal.
  public mutating func appendLiteral(_ literal: String) {
    guard !literal.isEmpty else { return }
    parts.append { literal }
  }

  /// Appends a string, which is private by default.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: false) { argumentString() }
  }

  /// Appends a value's description, which is private by default unless the value is a number.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    let isScalar = T.self is any Numeric.Type
    append(align, privacy, isScalar: isScalar) { value().description }
  }

  /// Appends an integer in a format, which is public by default.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: true) { format.text(number()) }
  }

  /// Appends a number, which is public by default.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: true) { format.text(Double(number())) }
  }

  /// Appends a number, which is public by default.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: true) { format.text(number()) }
  }

  /// Appends a number, which is public by default.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: true) { format.text(Double(number())) }
  }

  /// Appends a Boolean value, which is public by default.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isScalar: true) { format.text(boolean()) }
  }

  /// Appends an object's description, which is private by default.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isScalar: false) { argumentObject()?.description ?? "(null)" }
  }

  /// Appends an error's description, which is private by default.
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isScalar: false) { String(describing: error()) }
  }

  /// Appends a type's name, which is public by default.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: true) { String(reflecting: value()) }
  }

  private mutating func append(
    _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isScalar: Bool,
    value: @escaping () -> String
  ) {
    parts.append { align.text(privacy.text(value(), isScalar: isScalar)) }
  }
}
