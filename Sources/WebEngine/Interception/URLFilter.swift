import Foundation

/// A pattern of addresses in the language of content rule lists: a small part of regular
/// expressions, found anywhere in an address.
public struct URLFilter: Sendable, Hashable {
  /// The text of the pattern.
  public let pattern: String
  /// Whether letters' case counts; it does not by default.
  public let isCaseSensitive: Bool
  private let expression: NSRegularExpression

  /// Reads a pattern; `nil` for one that is none, or that says more than the language can.
  ///
  /// The language has `.`, `[a-z]`, `(...)`, the quantifiers `+`, `*` and `?`, `^` at the beginning
  /// and `$` at the end, and letters behind a backslash that stand for themselves.
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

  /// Whether an address has a part that matches.
  public func matches(_ address: String) -> Bool {
    let range = NSRange(address.startIndex..., in: address)
    return expression.firstMatch(in: address, range: range) != nil
  }

  /// Whether two filters have the same pattern.
  public static func == (one: URLFilter, other: URLFilter) -> Bool {
    one.pattern == other.pattern && one.isCaseSensitive == other.isCaseSensitive
  }

  /// Feeds the pattern to a hasher.
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
        // Letters and digits behind a backslash are classes, borders and references.
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
