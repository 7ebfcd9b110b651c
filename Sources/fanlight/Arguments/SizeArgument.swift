import ArgumentParser

/// The parser of options whose values are sizes of data.
enum SizeArgument {
  /// Returns a size in bytes; the argument is a number with an optional unit, such as 25MB.
  static func bytes(_ argument: String) throws -> Int {
    let unit = argument.reversed().prefix { $0.isLetter && $0.isASCII }.count
    let scale = units[argument.suffix(unit).lowercased()]
    guard let scale, let number = Double(argument.dropLast(unit)),
      case let bytes = number * scale, bytes.isFinite, bytes >= 0, bytes <= 1e12
    else { throw ValidationError("write a size such as 25MB, 800kB or 0.") }
    return Int(bytes)
  }

  private static let units: [String: Double] = ["": 1, "kb": 1e3, "mb": 1e6, "gb": 1e9]
}
