/// The difference of two strings by lines, with three lines of context.
struct LineDifference {
  private enum Line {
    case both(String)
    case removed(String)
    case added(String)

    var isChange: Bool { if case .both = self { false } else { true } }
  }

  private let lines: [Line]

  /// Creates the difference of two strings.
  init(_ expected: String, _ actual: String) {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // The algorithm's time is proportional to lines times changes, so longer strings are truncated.
    let limit = 5000
    let difference = Array(new.prefix(limit)).difference(from: Array(old.prefix(limit)))
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < min(old.count, limit) || right < min(new.count, limit) {
      if removed.contains(left) {
        lines.append(.removed(old[left]))
        left += 1
      } else if added.contains(right) {
        lines.append(.added(new[right]))
        right += 1
      } else {
        lines.append(.both(left < old.count ? old[left] : new[right]))
        left += 1
        right += 1
      }
    }
    self.lines = lines
  }

  /// The difference as HTML, without unchanged lines outside the context.
  var html: String {
    let changes = lines.indices.filter { lines[$0].isChange }
    var shown = Set<Int>()
    for change in changes { shown.formUnion(max(change - 3, 0)...min(change + 3, lines.count - 1)) }
    var html = ""
    var last = -1
    for place in shown.sorted() {
      if place != last + 1 { html += "  ⋯\n" }
      last = place
      switch lines[place] {
      case .both(let line): html += "  \(HTMLText.escaped(line))\n"
      case .removed(let line): html += "<del>- \(HTMLText.escaped(line))</del>\n"
      case .added(let line): html += "<ins>+ \(HTMLText.escaped(line))</ins>\n"
      }
    }
    return html
  }
}
