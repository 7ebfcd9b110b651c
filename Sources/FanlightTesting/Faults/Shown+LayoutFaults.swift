import UIKit

extension Shown {
  /// Returns the layout faults of the shown view controller, the most severe first.
  ///
  /// Scroll offsets, text size and layout direction, which the rules change to measure responses, are
  /// restored before the function returns.
  ///
  /// - Parameters:
  ///   - rules: The rules to apply.
  ///   - allowances: The faults to allow.
  public func faults(
    rules: LayoutRules = .default, allowing allowances: [Allowance] = []
  ) -> [LayoutFault] {
    inspect(rules, allowances).faults
  }

  /// Expects that the shown view controller has no layout faults.
  ///
  /// Each fault is an issue. Faults for review, and those less severe than `failOn`, are warnings.
  ///
  /// - Parameters:
  ///   - rules: The rules to apply.
  ///   - allowances: The faults to allow.
  ///   - failOn: The minimum severity that fails the test.
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

  /// Returns the faults that are not allowed, the most severe first, and the indices of the allowances that
  /// matched.
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
  /// Returns whether the fault fails a test with a minimum severity.
  func fails(on severity: Severity) -> Bool {
    certainty == .certain && self.severity >= severity
  }
}
