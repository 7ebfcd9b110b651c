import ConstraintSolver

/// Reads a fuzzer's bytes as calls of a solver and looks at what must always hold.
private struct SolverSession {
  private var bytes: UnsafeBufferPointer<UInt8>.Iterator
  private var solver = Solver()
  private var variables: [Variable] = []
  private var constraints: [Constraint] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes.makeIterator() }

  mutating func run() {
    while let code = bytes.next(), constraints.count < 64 { call(code) }
    check()
    // From scratch, or step by step: what is asked twice is answered the same.
    let first = variables.map { solver[$0] }
    solver.solve()
    precondition(first == variables.map { solver[$0] })
  }

  private mutating func call(_ code: UInt8) {
    switch code % 12 {
    case 0: variables.append(solver.makeVariable(isNonNegative: code > 127))
    case 1, 2, 3: addConstraint()
    case 4: addSize()
    case 5: change { $0.setConstant($2, of: $1) }
    case 6: change { solver, constraint, _ in solver.deactivate(constraint) }
    case 7: change { solver, constraint, _ in solver.activate(constraint) }
    case 8: change { $0.setPriority(Priority(Float($2)), of: $1) }
    case 9:
      if let variable = variable() { solver.edit(variable, value: number(), priority: 999) }
    case 10: _ = solver.ambiguousVariables
    default: check()
    }
  }

  private mutating func number() -> Double {
    let numbers: [Double] = [
      0, 1, -1, 0.5, 3, 8, -8, 16, 44, 100, -250, 390, 1e-9, 1e-13, 1e9, 1e15, -1e14, .nan,
      .infinity, 1e300, 1.0 / 3,
    ]
    let byte = bytes.next() ?? 0
    return byte < 128 ? numbers[Int(byte) % numbers.count] : Double(byte) - 190
  }

  private mutating func variable() -> Variable? {
    variables.isEmpty ? nil : variables[Int(bytes.next() ?? 0) % variables.count]
  }

  private mutating func addConstraint() {
    var terms: [Term] = []
    for _ in 0..<Int((bytes.next() ?? 1) % 4) {
      if let variable = variable() { terms.append(Term(number(), variable)) }
    }
    let relation: Relation = [.equal, .lessOrEqual, .greaterOrEqual][Int(bytes.next() ?? 0) % 3]
    let levels: [Priority] = [.required, .required, 999, 750, 500, 251, 250, 1]
    constraints.append(
      solver.add(
        terms[...], constant: number(), relation: relation,
        priority: levels[Int(bytes.next() ?? 0) % levels.count]))
  }

  private mutating func addSize() {
    guard let variable = variable() else { return }
    constraints.append(solver.addSize(number(), of: variable, hugging: 250, resistance: 750))
  }

  private mutating func change(_ body: (inout Solver, Constraint, Double) -> Void) {
    guard !constraints.isEmpty else { return }
    let constraint = constraints[Int(bytes.next() ?? 0) % constraints.count]
    body(&solver, constraint, number())
  }

  private mutating func check() {
    for variable in variables { precondition(solver[variable].isFinite) }
    for conflict in solver.conflicts {
      precondition(conflict.exclusive.contains(conflict.broken))
      precondition(solver.isActive(conflict.broken))
    }
  }
}

/// What libFuzzer calls for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSolver(_ data: UnsafePointer<UInt8>, _ size: Int) -> Int32 {
  var session = SolverSession(UnsafeBufferPointer(start: data, count: size))
  session.run()
  return 0
}
