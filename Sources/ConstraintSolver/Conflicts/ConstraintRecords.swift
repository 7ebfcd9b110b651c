/// The state of a solver's constraints apart from their coefficients.
struct ConstraintRecords: Sendable {
  private var records: [Record] = []
  private var breaks: [Break] = []

  private struct Record {
    /// Whether the client activated the constraint.
    var isWanted = true
    /// Whether its numbers are usable.
    var isUsable: Bool
    /// Whether it is in a pending list of changes.
    var isQueued = false
    /// Whether it is in an exclusive set.
    var isExclusive = false
    var isBroken = false
    /// Whether its value is a suggested one.
    var isEdit = false
    var order: BreakOrder
  }

  private struct Break {
    var row: Int32
    var exclusive: [Int32]
    /// Whether the break was confirmed by trying it again after all that rank below it.
    var isConfirmed = false
    /// Whether a member of its set has changed since.
    var isStale = false
  }

  /// Adds the record of a row; earlier rows without a record are the system's own.
  @inline(__always)
  mutating func append(_ order: BreakOrder, isUsable: Bool, row: Int) {
    while records.count < row { records.append(Record(isUsable: false, order: BreakOrder())) }
    records.append(Record(isUsable: isUsable, order: order))
  }

  mutating func reserve(_ count: Int) { records.reserveCapacity(count) }

  func isEdit(_ row: Int32) -> Bool { records[Int(row)].isEdit }

  mutating func setEdit(_ row: Int32) { records[Int(row)].isEdit = true }

  /// Whether the client activated the constraint.
  func isWanted(_ row: Int32) -> Bool { records[Int(row)].isWanted }

  /// Records whether the client wants the row; returns whether that is a change.
  mutating func setWanted(_ isWanted: Bool, _ row: Int32) -> Bool {
    if records[Int(row)].isWanted == isWanted { return false }
    records[Int(row)].isWanted = isWanted
    return true
  }

  /// Whether the row should be in the system.
  @inline(__always)
  func isInForce(_ row: Int32) -> Bool {
    let record = records[Int(row)]
    return record.isWanted && record.isUsable && !record.isBroken
  }

  /// Adds a row to the list of changes, once.
  @inline(__always)
  mutating func enqueue(_ row: Int32) -> Bool {
    if records[Int(row)].isQueued { return false }
    records[Int(row)].isQueued = true
    return true
  }

  mutating func dequeue(_ rows: [Int32]) {
    for row in rows { records[Int(row)].isQueued = false }
  }

  /// The breaks as the client sees them.
  var conflicts: [Conflict] {
    breaks.filter { isWanted($0.row) }.map { entry in
      Conflict(
        broken: Constraint(index: entry.row),
        exclusive: entry.exclusive.map(Constraint.init(index:)))
    }
  }

  /// Records that a constraint has changed; its breaks are tried again.
  mutating func didChange(_ row: Int32) {
    guard Int(row) < records.count, records[Int(row)].isExclusive else { return }
    for index in breaks.indices where breaks[index].exclusive.contains(row) {
      breaks[index].isStale = true
    }
  }

  /// Removes the breaks whose sets have changed, and returns their constraints.
  mutating func removeStaleBreaks() -> [Int32] {
    let stale = breaks.filter(\.isStale)
    if stale.isEmpty { return [] }
    breaks.removeAll(where: \.isStale)
    for entry in stale { records[Int(entry.row)].isBroken = false }
    updateExclusive()
    return stale.map(\.row)
  }

  private mutating func updateExclusive() {
    for index in records.indices { records[index].isExclusive = false }
    for row in breaks.flatMap(\.exclusive) { records[Int(row)].isExclusive = true }
  }

  /// Breaks the greatest of the rows that exclude each other.
  mutating func breakGreatest(of rows: [Int32], in system: System) -> Int32? {
    let own = rows.filter { Int($0) < records.count && isInForce($0) }
    guard let row = own.max(by: { ranksBelow($0, $1, in: system) }) else { return nil }
    records[Int(row)].isBroken = true
    breaks.append(Break(row: row, exclusive: own))
    for other in own { records[Int(other)].isExclusive = true }
    // A break whose set has lost this row may no longer be needed.
    for index in breaks.indices.dropLast() where breaks[index].exclusive.contains(row) {
      breaks[index].isConfirmed = false
    }
    return row
  }

  /// Whether there are breaks that may depend on the order in which conflicts were found.
  var needsConfirmation: Bool { breaks.count > 1 && breaks.contains { !$0.isConfirmed } }

  /// Removes the weakest break that is not confirmed, to try it again.
  mutating func nextToConfirm(in system: System) -> Int32? {
    let open = breaks.indices.filter { !breaks[$0].isConfirmed }
    guard
      let index = open.min(by: { ranksBelow(breaks[$0].row, breaks[$1].row, in: system) })
    else { return nil }
    let row = breaks[index].row
    breaks.remove(at: index)
    records[Int(row)].isBroken = false
    return row
  }

  /// Records that a constraint broke again although all that rank below it were tried.
  mutating func confirm(_ row: Int32) {
    for index in breaks.indices where breaks[index].row == row { breaks[index].isConfirmed = true }
  }

  /// The total order of S8.22; ties are broken by age.
  private func ranksBelow(_ left: Int32, _ right: Int32, in system: System) -> Bool {
    let (one, other) = (records[Int(left)].order, records[Int(right)].order)
    if one.attribute != other.attribute { return one.attribute < other.attribute }
    let (form, otherForm) = (relationRank(left, system), relationRank(right, system))
    if form != otherForm { return form < otherForm }
    if one.isAncestorFirst != other.isAncestorFirst { return other.isAncestorFirst }
    let (constant, otherConstant) = (writtenConstant(left, system), writtenConstant(right, system))
    if constant != otherConstant { return constant < otherConstant }
    return left < right
  }

  /// Equalities, then greater-or-equal, then less-or-equal.
  private func relationRank(_ row: Int32, _ system: System) -> Int {
    if system.rowTable[Int(row)].isTwoSided { return 0 }
    return system.rowTable[Int(row)].upper == 0 ? 1 : 2
  }

  /// The constant on the right-hand side, where a client writes it.
  private func writtenConstant(_ row: Int32, _ system: System) -> Double {
    records[Int(row)].order.constant ?? -system.rowTable[Int(row)].constant
  }
}
