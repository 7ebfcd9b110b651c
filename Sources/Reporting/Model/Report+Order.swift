extension Report {
  /// Sorts all lists by subject, screen in the catalog's order, host, position, rule and fingerprint.
  package mutating func sort() {
    screens.sort { ($0.order, $0.id) < ($1.order, $1.id) }
    rules.sort { $0.id < $1.id }
    subjects.sort { $0.id < $1.id }
    pictures.sort { $0.id < $1.id }
    let order = ScreenOrder(screens)
    shots.sort { order.key(of: $0) < order.key(of: $1) }
    comparisons.sort { order.key(of: $0) < order.key(of: $1) }
    failures.sort { order.key(of: $0) < order.key(of: $1) }
    for index in findings.indices {
      findings[index].screens.sort { order.key(of: $0) < order.key(of: $1) }
    }
    findings.sort { order.key(of: $0) < order.key(of: $1) }
  }
}
