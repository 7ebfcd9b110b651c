extension System {
  /// The outcome of settling.
  enum Outcome {
    /// Nothing is left to do.
    case settled
    /// Required rows exclude each other.
    case conflict([Int32])
    /// The work exceeded its budget; the values are good, but perhaps not the best.
    case cutShort
  }

  /// Computes what has changed and repairs the violations, until none are left.
  ///
  /// Only checks that are violated take part; moving residuals may violate others, which join then.
  mutating func resolve() -> Outcome {
    var outcome = Outcome.settled
    var isFirst = true
    var raised: [Int] = []
    var roundsLeft = 200
    var solved: [Int] = []
    var doubted: Set<Int> = []
    while true {
      propagate()
      if let conflict = collect(isFirst: isFirst) { return .conflict(conflict) }
      isFirst = false
      if pendingBlocks.isEmpty {
        for block in solved
        where isCoarse(block) || isDoubtful(block) && doubted.insert(block).inserted {
          wait(block)
        }
        solved.removeAll(keepingCapacity: true)
        if pendingBlocks.isEmpty { return outcome }
      }
      roundsLeft -= 1
      if roundsLeft == 0 { return .cutShort }
      let round = pendingBlocks
      pendingBlocks.removeAll(keepingCapacity: true)
      for (index, block) in round.enumerated() where blocks[block].isPending {
        if !solveBlock(block) {
          outcome = .cutShort
          if simplex.workLeft <= 0 {
            // The remaining blocks are solved next time, with a new budget.
            pendingBlocks += round[(index + 1)...].filter { blocks[$0].isPending }
            for block in raised + solved + [block] where !blocks[block].isFree {
              wait(block)
            }
            return outcome
          }
        }
        if blocks[block].tolerance > Block.fineTolerance || isDoubtful(block) {
          solved.append(block)
        }
        if blocks[block].highestViolation >= blocks[block].nextLevel {
          raised.append(block)
        } else if let conflict = conflict(in: block) {
          dissolve(block)
          pendingBlocks += round[(index + 1)...]
          // Blocks that were to be solved again still are.
          for block in raised + solved where !blocks[block].isFree { wait(block) }
          return .conflict(conflict)
        }
      }
      // A block that was dissolved or merged when another was raised is waiting already.
      for block in raised where !blocks[block].isPending && !blocks[block].isFree {
        raiseThreshold(of: block)
      }
      raised.removeAll(keepingCapacity: true)
    }
  }

  /// Creates blocks for touched checks, to be solved.
  private mutating func collect(isFirst: Bool) -> [Int32]? {
    var hopeless: [Int32] = []
    for row in touched {
      rowTable[Int(row)].isTouched = false
      guard rowTable[Int(row)].role == .check else { continue }
      let block = Int(rowTable[Int(row)].block)
      if block >= 0 {
        // After the first round most checks have been moved by their block's own residuals.
        if isFirst || !isWhereSolved(Int(row)) { wait(block) }
      } else if isViolated(Int(row)) {
        enlist(row, &hopeless)
      }
    }
    touched.removeAll(keepingCapacity: true)
    for variable in negative {
      guard variableTable[Int(variable)].bound == VariableEntry.unmade,
        value[Int(variable)] < -Self.tolerance
      else { continue }
      enlist(bound(of: variable), &hopeless)
    }
    negative.removeAll(keepingCapacity: true)
    guard let first = hopeless.first else { return nil }
    // They are tried again when what conflicts with the first is resolved.
    for row in hopeless { touch(row) }
    return exclusiveRows(of: first)
  }

  private mutating func enlist(_ row: Int32, _ hopeless: inout [Int32]) {
    if let block = join(row) {
      wait(block)
    } else if isBreach(Int(row), currentResidual(Int(row))) {
      hopeless.append(row)
    }
  }

  /// Whether a required row is violated.
  @inline(__always)
  func isBreach(_ row: Int, _ residual: Double) -> Bool {
    residual > 0 ? rowTable[row].upper >= 1000 : rowTable[row].lower >= 1000
  }
}
