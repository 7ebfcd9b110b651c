/// Groups the faults of several screens: occurrences of the same fault form a group.
struct FaultGroups {
  /// A fault, with the screens that have it.
  struct Group {
    /// The worst occurrence of the fault.
    var worst: LayoutFault
    /// The screen with the worst occurrence.
    var screen: Screen
    /// The number of screens that have it.
    var count: Int

    /// Returns the fault, its worst screen, and the number of other screens.
    func message(of total: Int) -> String {
      guard total > 1 else { return "\(worst) (on \(screen.name))" }
      let others = count == 1 ? "" : " and \(count - 1) more"
      return "\(worst) (on \(screen.name)\(others), of \(total) screens)"
    }
  }

  private var groups: [String: Group] = [:]
  private var order: [String] = []

  /// Adds the faults of a screen.
  mutating func add(_ faults: [LayoutFault], on screen: Screen) {
    for fault in faults {
      let key = "\(fault.rule) \(fault.key)"
      guard var group = groups[key] else {
        order.append(key)
        groups[key] = Group(worst: fault, screen: screen, count: 1)
        continue
      }
      group.count += 1
      if fault.isWorse(than: group.worst) {
        group.worst = fault
        group.screen = screen
      }
      groups[key] = group
    }
  }

  /// The groups, the most severe fault first.
  var ordered: [Group] {
    order.compactMap { groups[$0] }.mostSevereFirst(\.worst)
  }
}
