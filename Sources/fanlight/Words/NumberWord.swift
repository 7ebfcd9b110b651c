import ArgumentParser

/// The words of options that are numbers.
enum NumberWord {
  /// Understands a length that is not negative.
  static func points(_ word: String) throws -> Double {
    guard let points = Double(word), points.isFinite, points >= 0 else {
      throw ValidationError("write a number of points, 0 or more.")
    }
    return points
  }

  /// Understands an amount of memory or disk: 64 MB at least, or 0 for no limit.
  static func megabytes(_ word: String) throws -> Int {
    guard let megabytes = Int(word), megabytes == 0 || (64...1 << 20).contains(megabytes) else {
      throw ValidationError("write a whole number of MB from 64 to 1048576, or 0 for no limit.")
    }
    return megabytes
  }

  /// Understands a time of at most a day that may be none.
  static func delay(_ word: String) throws -> Double {
    Double(word) == 0 ? 0 : try seconds(word)
  }

  /// Understands a time of at most a day: a number of seconds, or a number with its unit, such as 30s,
  /// 500ms or 2m.
  static func seconds(_ word: String) throws -> Double {
    let unit = word.reversed().prefix { $0.isLetter && $0.isASCII }.count
    let scale = unit > 0 ? units[String(word.suffix(unit))] : 1
    guard let scale, let number = Double(word.dropLast(unit)), case let seconds = number * scale,
      seconds.isFinite, seconds > 0, seconds <= 86_400
    else {
      throw ValidationError(
        "write a number of seconds, more than 0 and at most 86400, such as 30 or 30s.")
    }
    return seconds
  }

  private static let units: [String: Double] = ["ms": 0.001, "s": 1, "m": 60, "min": 60]
}
