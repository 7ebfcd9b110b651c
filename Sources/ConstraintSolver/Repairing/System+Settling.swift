extension System {
  /// The outcome of settling.
  enum Outcome {
    /// Nothing more to do.
    case settled
    /// Required rows exclude each other.
    case conflict([Int32])
    /// The work became too much; values are good, but perhaps not the best.
    case cutShort
  }

  /// Computes what has changed and repairs what that violates, until nothing is left.
  ///
  /// Only checks that are violated take part; moving residuals may violate others, which join then.
  mutating func settle() -> Outcome {
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
            // The rest is for the next time, which begins with new space for work.
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
          // What was to be looked at again still is.
          for block in raised + solved where !blocks[block].isFree { wait(block) }
          return .conflict(conflict)
        }
      }
      // One that was taken apart or merged by another's raising waits already.
      for block in raised where !blocks[block].isPending && !blocks[block].isFree {
        raiseThreshold(of: block)
      }
      raised.removeAll(keepingCapacity: true)
    }
  }

  /// Turns touched checks into blocks to be solved.
  private mutating func collect(isFirst: Bool) -> [Int32]? {
    var hopeless: [Int32] = []
    for row in touched {
      rowTable[Int(row)].isTouched = false
      guard rowTable[Int(row)].role == .check else { continue }
      let block = Int(rowTable[Int(row)].block)
      if block >= 0 {
        // After the first round a block's own residuals have moved its checks, mostly.
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
    // They are looked at again when what stands against the first is out of the way.
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

  /// Whether a required row is on its wrong side.
  @inline(__always)
  func isBreach(_ row: Int, _ residual: Double) -> Bool {
    residual > 0 ? rowTable[row].upper >= 1000 : rowTable[row].lower >= 1000
  }
}
