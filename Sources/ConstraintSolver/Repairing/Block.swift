/// A part of the system that the repair solves on its own: a condensed simplex tableau.
///
/// Its *columns* are what is held at 0 now, its *items* what is not. Each is a check, or the residual
/// of a variable's definition (the variable's complement). The matrix says how the items move when a
/// column is released.
struct Block {
  /// What is held.
  var columns: [Column] = []
  /// What is not held, one for each line of the matrix.
  var items: [Item] = []
  /// Lines of as many numbers as there are columns.
  var matrix: [Double] = []
  /// The highest level of residuals that take part.
  ///
  /// What is dearer to move stays where it is as long as nothing on its level or above is violated, for
  /// then it can gain nothing. What takes part in another block may be on the move there already, so no
  /// block leaves that out.
  var threshold: Float = 0
  /// The residuals that checks depend on and that do not take part, and the lowest of their levels.
  var excluded: [Int32] = []
  var nextLevel: Float = .infinity
  /// Whether it waits to be solved.
  var isPending = false
  /// Numbers up to this are 0.
  var tolerance = 1e-9
  /// A tolerance that nobody sees.
  static let fineTolerance = 1e-8

  /// A nonbasic item, which is held at 0: a row, or a variable's complement.
  struct Column {
    var thing: Int32
    var costs: Costs
  }

  /// A basic item, which is not held.
  struct Item {
    var thing: Int32
    var costs: Costs
    /// How far it is from 0.
    var residual = 0.0
    /// How far it is from 0 beyond that, in units smaller than any number: it keeps two things from
    /// meeting at 0 by chance, so that no step of the simplex method is in vain.
    var displacement = 0.0

    /// What it costs to be on the side where it is.
    @inline(__always)
    var level: Float { residual > 0 ? costs.upper : costs.lower }
  }

  /// What it costs to leave 0: a priority, which is a level, on either side; 0 for nothing.
  struct Costs {
    var lower: Float
    var upper: Float
    /// Decides between solutions that cost the same: who has a small rank is stretched first and
    /// squeezed last (S8.17).
    var rank: Double
  }
}

extension Block {
  /// All that is in it: rows, and variables' complements.
  var things: [Int32] { columns.map(\.thing) + items.map(\.thing) }

  /// Whether nothing is in it: its place is free for another.
  var isFree: Bool { items.isEmpty }

  /// Whether an item is above 0.
  @inline(__always)
  func isAbove(_ item: Int) -> Bool {
    let residual = items[item].residual
    if residual > tolerance { return true }
    if residual < -tolerance { return false }
    return items[item].displacement > 0
  }

  /// Whether an item is away from 0 on a side that costs.
  func isViolated(_ item: Int, beyond tolerance: Double) -> Bool {
    abs(items[item].residual) > tolerance && items[item].level > 0
  }

  /// Whether a required item is away from 0 on a side that costs.
  func isBreached(_ item: Int, beyond tolerance: Double) -> Bool {
    abs(items[item].residual) > tolerance && items[item].level >= 1000
  }

  /// The highest level at which an item is away from 0; 0 for none.
  var highestViolation: Float {
    var highest: Float = 0
    for item in items where abs(item.residual) > tolerance { highest = max(highest, item.level) }
    return highest
  }

  /// Empties the block for reuse, and keeps its capacity.
  mutating func clear() {
    columns.clear()
    items.clear()
    matrix.clear()
    excluded.clear()
    threshold = 0
    nextLevel = .infinity
    isPending = false
    tolerance = 1e-9
  }

  /// Makes the lines wider for columns that are held at 0 and that no item depends on yet.
  mutating func widen(by count: Int) {
    let old = columns.count
    let width = old + count
    if count > 0, !items.isEmpty {
      var wider = [Double](repeating: 0, count: items.count * width)
      for line in items.indices {
        for column in 0..<old { wider[line * width + column] = matrix[line * old + column] }
      }
      matrix = wider
    }
  }

  /// Appends the columns and items of another block, which has none in common.
  mutating func absorb(_ other: Block) {
    let offset = columns.count
    widen(by: other.columns.count)
    columns += other.columns
    let width = columns.count
    for line in other.items.indices {
      matrix.append(contentsOf: repeatElement(0, count: width))
      let start = (items.count + line) * width + offset
      for column in other.columns.indices {
        matrix[start + column] = other.matrix[line * other.columns.count + column]
      }
    }
    items += other.items
  }
}
