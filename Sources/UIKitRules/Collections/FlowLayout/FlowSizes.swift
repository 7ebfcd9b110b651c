/// The sizes of a section's items, as runs of neighbors of one size.
///
/// A hundred thousand items of one size are one run, whatever their number.
package struct FlowSizes: Equatable, Sendable {
  /// Neighbors of one size, from `start` to the next run's start.
  package struct Run: Equatable, Sendable {
    var start: Int
    package var size: FlowSize
  }

  package private(set) var runs: [Run] = []
  package private(set) var count = 0

  package init() {}

  /// Adds items of one size at the end.
  package mutating func append(_ size: FlowSize, count added: Int = 1) {
    guard added > 0 else { return }
    if runs.last?.size != size { runs.append(Run(start: count, size: size)) }
    count += added
  }

  /// The size of an item.
  package subscript(item: Int) -> FlowSize { runs[index(of: item)].size }

  /// Returns the size of an item, and how many from it on have the same.
  func run(at item: Int) -> (size: FlowSize, count: Int) {
    let index = index(of: item)
    let end = index + 1 < runs.count ? runs[index + 1].start : count
    return (runs[index].size, end - item)
  }

  /// Sets the size of one item.
  package mutating func set(_ size: FlowSize, at item: Int) {
    let index = index(of: item)
    let run = runs[index]
    guard run.size != size else { return }
    let end = index + 1 < runs.count ? runs[index + 1].start : count
    var pieces: [Run] = []
    if run.start < item { pieces.append(run) }
    pieces.append(Run(start: item, size: size))
    if item + 1 < end { pieces.append(Run(start: item + 1, size: run.size)) }
    runs.replaceSubrange(index...index, with: pieces)
    let place = run.start < item ? index + 1 : index
    if place + 1 < runs.count, runs[place + 1].size == size { runs.remove(at: place + 1) }
    if place > 0, runs[place - 1].size == size { runs.remove(at: place) }
  }

  private func index(of item: Int) -> Int {
    precondition(item >= 0 && item < count, "item \(item) of \(count)")
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].start <= item { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
