/// A part of the system that the repair solves separately: a condensed simplex tableau.
///
/// Its *columns* are held at 0 (nonbasic), its *items* are not (basic). Each is a check, or the
/// residual of a variable's definition (the variable's complement). The matrix determines how the
/// items move when a column is released.
struct Block {
  /// The nonbasic columns, which are held at 0.
  var columns: [Column] = []
  /// The basic items, one for each row of the matrix.
  var items: [Item] = []
  /// The rows of the matrix, each with one number per column.
  var matrix: [Double] = []
  /// The highest level of residuals that take part.
  ///
  /// What costs more to move stays unchanged as long as nothing on its level or above is violated,
  /// because then moving it cannot pay off. What takes part in another block may be moving there
  /// already, so no block leaves that out.
  var threshold: Float = 0
  /// The residuals that checks depend on and that do not take part, and the lowest of their levels.
  var excluded: [Int32] = []
  var nextLevel: Float = .infinity
  /// Whether the block is waiting to be solved.
  var isPending = false
  /// Numbers up to this are 0.
  var tolerance = 1e-9
  /// A tolerance far below a pixel.
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
    /// The distance from 0.
    var residual = 0.0
    /// The distance from 0 beyond the residual, in units smaller than any number: it keeps two
    /// items from reaching 0 at the same step by chance, so that every step of the simplex method
    /// makes progress.
    var displacement = 0.0

    /// The cost on the side where the item is.
    @inline(__always)
    var level: Float { residual > 0 ? costs.upper : costs.lower }
  }

  /// The cost of leaving 0: a priority, which is a level, on either side; 0 for no cost.
  struct Costs {
    var lower: Float
    var upper: Float
    /// Decides between solutions that cost the same: who has a small rank is stretched first and
    /// squeezed last (S8.17).
    var rank: Double
  }
}

extension Block {
  /// All rows and variables' complements in the block.
  var things: [Int32] { columns.map(\.thing) + items.map(\.thing) }

  /// Whether the block is empty, so that its index can be reused.
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

  /// Widens the matrix for columns that are held at 0 and that no item depends on yet.
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

  /// Appends the columns and items of another block; the two have none in common.
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
