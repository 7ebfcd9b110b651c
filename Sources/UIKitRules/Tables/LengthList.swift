package import Foundation

/// Consecutive lengths, such as the heights of a section's rows.
///
/// It stores one number per length and one sum per block of ``blockSize`` of them, in a Fenwick
/// tree (P. M. Fenwick, "A new data structure for cumulative frequency tables", 1994,
/// doi:10.1002/spe.4380240306): finding the position of a length and the length at a point takes
/// logarithmic time, and so does changing one.
package struct LengthList: Equatable {
  /// The number of lengths per sum.
  static let blockSize = 64
  /// The difference within which points count as equal, in points: far less than a pixel.
  package static let tolerance: CGFloat = 1e-6

  private(set) var lengths: [CGFloat]
  /// The Fenwick tree over the blocks' sums; index 0 is not used.
  private var tree: [CGFloat]

  /// Creates a list of equal lengths.
  package init(repeating length: CGFloat = 0, count: Int = 0) {
    self.init(Array(repeating: length, count: count))
  }

  /// Creates a list of lengths.
  init(_ lengths: [CGFloat]) {
    self.lengths = lengths
    let size = LengthList.blockSize
    let blocks = (lengths.count + size - 1) / size
    tree = Array(repeating: 0, count: blocks + 1)
    for block in 0..<blocks {
      let end = min(lengths.count, (block + 1) * size)
      tree[block + 1] = lengths[(block * size)..<end].reduce(0, +)
    }
    for block in stride(from: 1, through: blocks, by: 1) {
      let parent = block + (block & -block)
      if parent <= blocks { tree[parent] += tree[block] }
    }
  }

  package var count: Int { lengths.count }

  /// The sum of all.
  var total: CGFloat { offset(of: count) }

  package subscript(index: Int) -> CGFloat {
    get { lengths[index] }
    set {
      let change = newValue - lengths[index]
      guard change != 0 else { return }
      lengths[index] = newValue
      var block = index / LengthList.blockSize + 1
      while block < tree.count {
        tree[block] += change
        block += block & -block
      }
    }
  }

  /// Returns the position of a length: the sum of those before it.
  package func offset(of index: Int) -> CGFloat {
    var block = index / LengthList.blockSize
    let start = block * LengthList.blockSize
    var sum: CGFloat = 0
    while block > 0 {
      sum += tree[block]
      block -= block & -block
    }
    for place in start..<max(start, index) { sum += lengths[place] }
    return sum
  }

  /// Returns the index of the length that contains a point: the first one that ends beyond it;
  /// ``count`` if none does.
  package func index(at point: CGFloat) -> Int {
    var block = 0
    // Sums of thirds differ in their last digits depending on the order of addition.
    var rest = point + LengthList.tolerance
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      let next = block + step
      if next < tree.count, tree[next] <= rest {
        rest -= tree[next]
        block = next
      }
      step /= 2
    }
    var index = block * LengthList.blockSize
    while index < lengths.count, lengths[index] <= rest {
      rest -= lengths[index]
      index += 1
    }
    return min(index, lengths.count)
  }
}
