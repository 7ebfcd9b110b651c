/// The responses to the edits of a system, and reusable storage for computing them.
struct Responses {
  var all: [Response] = []
  /// The rate of each variable and of each definition's residual; all 0 between uses.
  var rate: [Double] = []
  var residualRate: [Double] = []
  var places = PositionSet()
  /// Which response each variable and row belongs to, or -1.
  var ownerOfVariable: [Int32] = []
  var ownerOfRow: [Int32] = []

  mutating func reserve(variables: Int, rows: Int, program: Int) {
    if rate.count < variables {
      let more = variables - rate.count
      rate.append(contentsOf: repeatElement(0, count: more))
      residualRate.append(contentsOf: repeatElement(0, count: more))
      ownerOfVariable.append(contentsOf: repeatElement(-1, count: more))
    }
    if ownerOfRow.count < rows {
      ownerOfRow.append(contentsOf: repeatElement(-1, count: rows - ownerOfRow.count))
    }
    places.reserve(to: program)
  }

  /// Invalidates all responses.
  mutating func invalidate() {
    for index in all.indices {
      all[index].isValid = false
      all[index].isClaimed = false
    }
  }

  /// Resets the owners of all rows, because blocks have changed: the next solve without a new response
  /// invalidates all responses.
  mutating func resetOwners() {
    for index in all.indices { all[index].isClaimed = false }
  }

  func index(of row: Int32) -> Int? { all.firstIndex { $0.row == row } }

  /// Invalidates the response to which a variable belonged until now.
  mutating func claim(variable: Int32, for index: Int) {
    release(ownerOfVariable[Int(variable)], to: index)
    ownerOfVariable[Int(variable)] = Int32(truncatingIfNeeded: index)
  }

  /// Invalidates the response to which a row belonged until now.
  mutating func claim(row: Int32, for index: Int) {
    release(ownerOfRow[Int(row)], to: index)
    ownerOfRow[Int(row)] = Int32(truncatingIfNeeded: index)
  }

  private mutating func release(_ owner: Int32, to index: Int) {
    if owner >= 0, Int(owner) != index { all[Int(owner)].isValid = false }
  }
}
