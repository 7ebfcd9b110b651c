package import Foundation

/// The lines of a section: which items share a line, and their positions on it (S7.2-S7.8).
///
/// It depends on sizes and the available space only. Its cost depends on the number of runs of one
/// size, not on the number of items.
package struct FlowLines: Equatable, Sendable {
  /// The available space for a section's lines, in points.
  package struct Space: Equatable, Sendable {
    /// The length across the scroll direction (S7.2).
    ///
    /// S7.2: It is the width of the bounds less the adjusted content inset and the section's inset
    /// at both sides.
    package var across: CGFloat
    /// The minimum distance between items of a line.
    package var itemSpacing: CGFloat
    /// The distance between lines, which is never more (S7.8).
    package var lineSpacing: CGFloat

    package init(across: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat) {
      self.across = across
      self.itemSpacing = itemSpacing
      self.lineSpacing = lineSpacing
    }
  }

  /// The excess over the space with which a line still counts as fitting (S7.3).
  private static let tolerance: CGFloat = 1e-6

  package let space: Space
  private(set) var blocks: [FlowBlock] = []
  package private(set) var count = 0

  package init(_ sizes: FlowSizes, in space: Space) {
    self.space = space
    fill(sizes, from: 0)
  }

  /// The length of all lines along the scroll direction.
  package var length: CGFloat { blocks.last?.end(lineSpacing: space.lineSpacing) ?? 0 }

  /// Breaks the lines again from the one that contains an item whose size has changed.
  package mutating func refill(_ sizes: FlowSizes, from item: Int) {
    // A smaller item may move to the line before its own.
    var index = blockIndex(of: item)
    if index > 0 { index -= 1 }
    let block = blocks[index]
    // Of several equal lines, those before the item are kept, except for the one just before it.
    let kept =
      index < blocks.count - 1 && block.first + block.count <= item
      ? max(0, block.lines - 1) : max(0, (item - block.first) / block.perLine - 1)
    blocks.removeSubrange((index + 1)...)
    if kept > 0, block.lines > 1 {
      blocks[index].lines = min(kept, block.lines)
    } else {
      blocks.removeLast()
    }
    fill(sizes, from: blocks.last.map { $0.first + $0.count } ?? 0)
  }

  // MARK: Queries

  /// Returns the position at which an item begins along and across the scroll direction.
  package func origin(of item: Int) -> FlowSize {
    blocks[blockIndex(of: item)].origin(of: item, lineSpacing: space.lineSpacing)
  }

  /// Returns the items of the lines between two positions, including the ends.
  package func items(from: CGFloat, to: CGFloat) -> Range<Int> {
    guard count > 0, from <= to else { return 0..<0 }
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].end(lineSpacing: space.lineSpacing) < from {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < blocks.count, blocks[low].start <= to else { return 0..<0 }
    let first = blocks[low]
    let step = first.thickness + space.lineSpacing
    let skipped =
      step > 0 ? max(0, ((from - first.start - first.thickness) / step).rounded(.up)) : 0
    let start = first.first + min(first.lines - 1, Int(skipped)) * first.perLine
    var end = start
    for block in blocks[low...] {
      guard block.start <= to else { break }
      let step = block.thickness + space.lineSpacing
      let lines = step > 0 ? ((to - block.start) / step).rounded(.down) + 1 : CGFloat(block.lines)
      end = block.first + min(block.lines, Int(min(lines, CGFloat(block.lines)))) * block.perLine
    }
    return start..<max(start, end)
  }

  private func blockIndex(of item: Int) -> Int {
    var low = 0
    var high = blocks.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if blocks[middle].first <= item { low = middle } else { high = middle - 1 }
    }
    return low
  }

  // MARK: Breaking

  /// Returns the number of further items of a size that fit in a line.
  private func capacity(of across: CGFloat, used: CGFloat, isEmpty: Bool) -> Int {
    let step = across + space.itemSpacing
    let left = space.across - used + (isEmpty ? space.itemSpacing : 0)
    guard step > 0 else { return left + FlowLines.tolerance >= 0 ? .max : 0 }
    let number = ((left + FlowLines.tolerance) / step).rounded(.down)
    let least = isEmpty ? 1 : 0
    guard number < CGFloat(Int32.max) else { return .max }
    return max(least, Int(number))
  }

  private mutating func fill(_ sizes: FlowSizes, from first: Int) {
    count = sizes.count
    var item = first
    // The line that is being filled.
    var line: [FlowSize] = []
    var isSame = true
    var used: CGFloat = 0
    while item < sizes.count {
      let run = sizes.run(at: item)
      if line.isEmpty {
        let capacity = capacity(of: run.size.across, used: 0, isEmpty: true)
        var lines = run.count / capacity
        // A smaller item of the next run may still fit into the last line.
        if lines > 0, lines * capacity == run.count, item + run.count < sizes.count { lines -= 1 }
        if lines > 0 {
          appendFull(run.size, perLine: capacity, lines: lines, first: item)
          item += lines * capacity
        }
        let rest = run.count - lines * capacity
        line = Array(repeating: run.size, count: rest)
        isSame = true
        used = CGFloat(rest) * run.size.across + CGFloat(max(0, rest - 1)) * space.itemSpacing
        item += rest
      } else {
        let fitting = min(
          run.count, capacity(of: run.size.across, used: used, isEmpty: false))
        if fitting > 0 {
          isSame = isSame && line[0] == run.size
          line += Array(repeating: run.size, count: fitting)
          used += CGFloat(fitting) * (run.size.across + space.itemSpacing)
          item += fitting
        }
        if fitting < run.count {
          append(line, isSame: isSame, first: item - line.count, isLast: false)
          line = []
        }
      }
    }
    if !line.isEmpty {
      append(line, isSame: isSame, first: sizes.count - line.count, isLast: true)
    }
  }

  private var nextStart: CGFloat { blocks.isEmpty ? 0 : length + space.lineSpacing }

  /// Adds full lines of items of one size: justified, or centered if a line contains one item
  /// (S7.4, S7.7).
  private mutating func appendFull(_ size: FlowSize, perLine: Int, lines: Int, first: Int) {
    let spread = spread(of: size, perLine: perLine)
    blocks.append(
      FlowBlock(
        first: first, perLine: perLine, lines: lines, start: nextStart, thickness: size.along,
        lead: spread.lead, gap: spread.gap, sizes: [size]))
  }

  /// Adds one line.
  private mutating func append(_ line: [FlowSize], isSame: Bool, first: Int, isLast: Bool) {
    let thickness = line.reduce(0) { max($0, $1.along) }
    var lead: CGFloat = 0
    var gap = space.itemSpacing
    if !isLast {
      let widths = line.reduce(0) { $0 + $1.across }
      if line.count > 1 {
        gap = (space.across - widths) / CGFloat(line.count - 1)
      } else {
        lead = (space.across - widths) / 2
      }
    } else if isSame {
      // As if the line continued with items of that size (S7.5).
      let capacity = capacity(of: line[0].across, used: 0, isEmpty: true)
      let spread = spread(of: line[0], perLine: capacity)
      (lead, gap) = (spread.lead, spread.gap)
    }
    blocks.append(
      FlowBlock(
        first: first, perLine: line.count, lines: 1, start: nextStart, thickness: thickness,
        lead: lead, gap: gap, sizes: isSame ? [line[0]] : line))
  }

  private func spread(of size: FlowSize, perLine: Int) -> (lead: CGFloat, gap: CGFloat) {
    guard perLine > 1 else { return ((space.across - size.across) / 2, 0) }
    // Items without a width do not fill a line.
    guard perLine < Int.max else { return (0, space.itemSpacing) }
    return (0, (space.across - CGFloat(perLine) * size.across) / CGFloat(perLine - 1))
  }
}
