package import Foundation

/// All sections of a flow layout, one after the other.
package struct FlowGeometry: Equatable, Sendable {
  package private(set) var sections: [FlowSection] = []

  /// Creates a geometry without sections.
  package init() {}

  /// The length of the content in the scroll direction.
  package var length: CGFloat { sections.last?.end ?? 0 }

  package mutating func append(_ section: FlowSection) {
    var section = section
    section.start = length
    sections.append(section)
  }

  /// Returns the sections between two positions of the content, including the ends.
  package func sections(from: CGFloat, to: CGFloat) -> Range<Int> {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end < from { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < sections.count, sections[end].start <= to { end += 1 }
    return low..<end
  }

  /// Sets the size of an item; all sections after its own move.
  package mutating func setSize(_ size: FlowSize, of item: Int, in section: Int) {
    sections[section].setSize(size, of: item)
    for index in sections.indices.dropFirst(section + 1) {
      sections[index].start = sections[index - 1].end
    }
  }

  /// Returns the position of a section's header: its own, or the edge to which it is pinned (S7.14).
  package func header(of section: Int, pinnedTo edge: CGFloat?) -> CGFloat {
    let natural = sections[section].start
    guard let edge else { return natural }
    return min(max(natural, edge), sections[section].end - sections[section].metrics.header)
  }

  /// Returns the position of a section's footer: its own, or the edge to which it is pinned (S7.14).
  package func footer(of section: Int, pinnedTo edge: CGFloat?) -> CGFloat {
    let height = sections[section].metrics.footer
    let natural = sections[section].end - height
    guard let edge else { return natural }
    return max(min(natural, edge - height), sections[section].start)
  }
}
