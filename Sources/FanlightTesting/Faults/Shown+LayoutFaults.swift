import UIKit

extension Shown {
  /// Returns the layout faults of what is shown, the most severe first.
  ///
  /// What the rules change to see how views respond, such as scroll offsets, text size and direction, is
  /// as it was when the function returns.
  ///
  /// - Parameters:
  ///   - rules: The rules by which it is judged.
  ///   - allowances: Faults that are left out.
  public func faults(
    rules: LayoutRules = .default, allowing allowances: [Allowance] = []
  ) -> [LayoutFault] {
    inspect(rules, allowances).faults
  }

  /// Expects that what is shown has no layout fault.
  ///
  /// Each fault is an issue of its own. Faults for review, and those milder than `failOn`, are warnings.
  ///
  /// - Parameters:
  ///   - rules: The rules by which it is judged.
  ///   - allowances: Faults that are left out.
  ///   - failOn: The least severity that fails the test.
  public func expectNoLayoutFaults(
    rules: LayoutRules = .default, allowing allowances: [Allowance] = [],
    failOn: LayoutFault.Severity = .moderate, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let location = Sink.Location(fileID, filePath, line, column)
    let faults = inspect(rules, allowances).faults
    RunReport.current?.add(faults, of: self, at: location)
    for fault in faults {
      let message = "\(fault) (on \(screen.name))"
      if fault.fails(on: failOn) {
        Sink.fail(message, at: location, isReported: true)
      } else {
        Sink.warn(message, at: location)
      }
    }
  }

  /// The faults that are not allowed, the most severe first, and the places of the allowances that allowed one.
  func inspect(
    _ rules: LayoutRules, _ allowances: [Allowance]
  ) -> (faults: [LayoutFault], used: Set<Int>) {
    var used: Set<Int> = []
    var faults: [LayoutFault] = []
    for found in LayoutInspection(shown: self, rules: rules).faults() {
      let matching = allowances.indices.filter {
        allowances[$0].matches(rule: found.fault.rule, views: found.views)
      }
      used.formUnion(matching)
      if matching.isEmpty { faults.append(found.fault) }
    }
    return (faults.mostSevereFirst { $0 }, used)
  }
}

extension LayoutFault {
  /// Whether the fault fails a test whose least severity is given.
  func fails(on severity: Severity) -> Bool {
    certainty == .certain && self.severity >= severity
  }
}
