import ArgumentParser

/// Parsers of options whose values are numbers.
enum NumberArgument {
  /// Returns a nonnegative length, in points.
  static func points(_ argument: String) throws -> Double {
    guard let points = Double(argument), points.isFinite, points >= 0 else {
      throw ValidationError("write a number of points, 0 or more.")
    }
    return points
  }

  /// Returns a limit of memory or disk space, in MB: at least 64, or 0 for no limit.
  static func megabytes(_ argument: String) throws -> Int {
    guard let megabytes = Int(argument), megabytes == 0 || (64...1 << 20).contains(megabytes) else {
      throw ValidationError("write a whole number of MB from 64 to 1048576, or 0 for no limit.")
    }
    return megabytes
  }

  /// Returns a duration of at most one day in seconds, which may be 0.
  static func delay(_ argument: String) throws -> Double {
    Double(argument) == 0 ? 0 : try seconds(argument)
  }

  /// Returns a positive duration of at most one day, in seconds.
  ///
  /// The argument is a number of seconds, or a number with a unit, such as 30s, 500ms or 2m.
  static func seconds(_ argument: String) throws -> Double {
    let unit = argument.reversed().prefix { $0.isLetter && $0.isASCII }.count
    let scale = unit > 0 ? units[String(argument.suffix(unit))] : 1
    guard let scale, let number = Double(argument.dropLast(unit)),
      case let seconds = number * scale,
      seconds.isFinite, seconds > 0, seconds <= 86_400
    else {
      throw ValidationError(
        "write a number of seconds, more than 0 and at most 86400, such as 30 or 30s.")
    }
    return seconds
  }

  private static let units: [String: Double] = ["ms": 0.001, "s": 1, "m": 60, "min": 60]
}
