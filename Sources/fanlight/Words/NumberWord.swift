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

  /// Understands a time of at most a day.
  static func seconds(_ word: String) throws -> Double {
    guard let seconds = Double(word), seconds.isFinite, seconds > 0, seconds <= 86_400 else {
      throw ValidationError("write a number of seconds, more than 0 and at most 86400.")
    }
    return seconds
  }
}
