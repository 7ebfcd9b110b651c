/// An active entry of an engine: a constraint, or the rows of a stack.
@MainActor
enum LayoutEntry {
  case constraint(NSLayoutConstraint)
  case stack(StackRows)

  /// The engine that has it.
  var engineReference: EngineReference? {
    get {
      switch self {
      case .constraint(let constraint): constraint.registration.engine
      case .stack(let rows): rows.engineReference
      }
    }
    nonmutating set {
      switch self {
      case .constraint(let constraint): constraint.registration.engine = newValue
      case .stack(let rows): rows.engineReference = newValue
      }
    }
  }

  /// A number that grows with every activation in the engine (S8.17).
  var order: Int {
    get {
      switch self {
      case .constraint(let constraint): constraint.registration.order
      case .stack(let rows): rows.order
      }
    }
    nonmutating set {
      switch self {
      case .constraint(let constraint): constraint.registration.order = newValue
      case .stack(let rows): rows.order = newValue
      }
    }
  }

  /// The index among the engine's entries.
  var index: Int {
    get {
      switch self {
      case .constraint(let constraint): constraint.registration.index
      case .stack(let rows): rows.index
      }
    }
    nonmutating set {
      switch self {
      case .constraint(let constraint): constraint.registration.index = newValue
      case .stack(let rows): rows.index = newValue
      }
    }
  }

  /// Whether the entry is about to leave the engine with a part of the tree.
  var isLeaving: Bool {
    get {
      switch self {
      case .constraint(let constraint): constraint.registration.isLeaving
      case .stack(let rows): rows.isLeaving
      }
    }
    nonmutating set {
      switch self {
      case .constraint(let constraint): constraint.registration.isLeaving = newValue
      case .stack(let rows): rows.isLeaving = newValue
      }
    }
  }

  /// The number of the solver's rows that the entry needs.
  var rowCount: Int {
    switch self {
    case .constraint: 1
    case .stack(let rows): rows.rows.count
    }
  }

  /// The approximate number of views and guides that the entry adds: one, or those in a stack.
  var itemCount: Int {
    switch self {
    case .constraint: 1
    case .stack(let rows): rows.items.count
    }
  }

  /// Returns whether both are the same object.
  static func === (one: LayoutEntry, other: LayoutEntry) -> Bool {
    switch (one, other) {
    case (.constraint(let one), .constraint(let other)): one === other
    case (.stack(let one), .stack(let other)): one === other
    default: false
    }
  }

  /// Calls `body` with the handles of all its rows in the solver.
  func forEachHandle(_ body: (LayoutRow) -> Void) {
    switch self {
    case .constraint(let constraint): constraint.registration.row.map(body)
    case .stack(let rows): for row in rows.rows { row.handle.map(body) }
    }
  }

  /// Clears its handles in the solver.
  func clearHandles() {
    switch self {
    case .constraint(let constraint): constraint.registration.row = nil
    case .stack(let rows):
      rows.index = -1
      for index in rows.rows.indices { rows.rows[index].handle = nil }
    }
  }

  /// Whether its rows are in the solver.
  var isInstalled: Bool {
    switch self {
    case .constraint(let constraint): constraint.registration.row != nil
    case .stack(let rows): rows.index >= 0
    }
  }
}

extension [LayoutEntry] {
  /// Returns the entries in the order of their activation.
  @MainActor func sortedByActivation() -> [LayoutEntry] {
    var numbered = map { OrderedEntry(order: $0.order, entry: $0) }
    numbered.sort()
    return numbered.map(\.entry)
  }
}

/// An entry beside the number of its activation.
private struct OrderedEntry: Comparable {
  let order: Int
  let entry: LayoutEntry

  static func < (one: Self, other: Self) -> Bool { one.order < other.order }
  static func == (one: Self, other: Self) -> Bool { one.order == other.order }
}
