/// The difference between two strings as a patch: groups of removed, added and surrounding lines.
struct UnifiedDiff {
  /// One line of the patch.
  private struct Line {
    /// " " for a line of both strings, "-" for a line of the golden one, "+" for a line of the actual one.
    let mark: Character
    let text: Substring
    /// The number of preceding lines of each string.
    let before: (golden: Int, actual: Int)
  }

  /// The number of equal lines around a difference.
  private static let context = 3

  private let lines: [Line]

  /// Compares two strings.
  init(golden: String, actual: String) {
    let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append(Line(mark: "-", text: old[i], before: (i, j)))
        i += 1
      } else if added.contains(j) {
        lines.append(Line(mark: "+", text: new[j], before: (i, j)))
        j += 1
      } else {
        lines.append(Line(mark: " ", text: old[i], before: (i, j)))
        (i, j) = (i + 1, j + 1)
      }
    }
    self.lines = lines
  }

  /// The patch; empty for equal strings.
  var description: String { hunks.map(Self.text).joined(separator: "\n") }

  /// The groups of lines, each with the equal lines around it.
  private var hunks: [ArraySlice<Line>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].mark != " " {
      let around = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = hunks.last, around.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks.map { lines[$0] }
  }

  private static func text(of hunk: ArraySlice<Line>) -> String {
    let start = hunk.first?.before ?? (golden: 0, actual: 0)
    let golden = hunk.count { $0.mark != "+" }
    let actual = hunk.count { $0.mark != "-" }
    // A side without lines starts at the line before it.
    let first = (start.golden + min(golden, 1), start.actual + min(actual, 1))
    let head = "@@ -\(first.0),\(golden) +\(first.1),\(actual) @@"
    return ([head] + hunk.map { "\($0.mark)\($0.text)" }).joined(separator: "\n")
  }
}
