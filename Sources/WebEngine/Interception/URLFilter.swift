import Foundation

/// A URL filter of a content rule: a regular expression of limited syntax that is searched for in a
/// URL.
public struct URLFilter: Sendable, Hashable {
  /// The pattern of the filter.
  public let pattern: String
  /// A Boolean value that indicates whether matching is case-sensitive; `false` by default.
  public let isCaseSensitive: Bool
  private let expression: NSRegularExpression

  /// Creates a filter from a pattern; `nil` for invalid or unsupported syntax.
  ///
  /// The syntax has `.`, `[a-z]`, `(...)`, the quantifiers `+`, `*` and `?`, `^` at the beginning
  /// and `$` at the end, and escaped punctuation.
  public init?(_ pattern: String, isCaseSensitive: Bool = false) {
    guard Self.isSupported(pattern),
      let expression = try? NSRegularExpression(
        pattern: pattern,
        options: isCaseSensitive
          ? [.dotMatchesLineSeparators] : [.dotMatchesLineSeparators, .caseInsensitive])
    else { return nil }
    self.pattern = pattern
    self.isCaseSensitive = isCaseSensitive
    self.expression = expression
  }

  /// Returns a Boolean value that indicates whether a URL contains a match.
  public func matches(_ address: String) -> Bool {
    let range = NSRange(address.startIndex..., in: address)
    return expression.firstMatch(in: address, range: range) != nil
  }

  /// Returns a Boolean value that indicates whether two filters have the same pattern.
  public static func == (one: URLFilter, other: URLFilter) -> Bool {
    one.pattern == other.pattern && one.isCaseSensitive == other.isCaseSensitive
  }

  /// Hashes the pattern of the filter.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pattern)
    hasher.combine(isCaseSensitive)
  }

  private static func isSupported(_ pattern: String) -> Bool {
    guard !pattern.isEmpty, pattern.allSatisfy(\.isASCII) else { return false }
    let units = Array(pattern)
    var isInSet = false
    var index = 0
    while index < units.count {
      let unit = units[index]
      switch unit {
      case "\\":
        index += 1
        // Escaped letters and digits are classes, boundaries and back references.
        guard index < units.count, !units[index].isLetter, !units[index].isNumber else {
          return false
        }
      case "[" where !isInSet: isInSet = true
      case "]" where isInSet: isInSet = false
      case _ where isInSet: break
      case "|", "{", "}": return false
      case "^" where index != 0: return false
      case "$" where index != units.count - 1: return false
      case "(" where index + 1 < units.count && units[index + 1] == "?":
        guard index + 2 < units.count, units[index + 2] == ":" else { return false }
      case "?" where index > 0 && "+*?".contains(units[index - 1]): return false
      default: break
      }
      index += 1
    }
    return !isInSet
  }
}
