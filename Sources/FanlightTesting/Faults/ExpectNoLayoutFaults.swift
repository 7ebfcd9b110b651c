public import UIKit

/// Expects that a view controller has no layout fault on any of some screens.
///
/// ```swift
/// @Test func everyScreenIsSound() {
///   expectNoLayoutFaults(of: CheckoutViewController(cart: .sample), on: .all)
/// }
/// ```
///
/// Each fault is one issue, with the screen on which it is worst and the number of the others. Faults for
/// review, and those milder than `failOn`, are warnings.
///
/// - Parameters:
///   - controller: The controller; each screen has a new one.
///   - screens: The screens.
///   - container: What it is shown in.
///   - rules: The rules by which it is judged.
///   - allowances: Faults that are left out; one that matches nothing on any screen is a warning, unless the
///     screens are a part of a matrix (`FANLIGHT_SHARD`).
///   - failOn: The least severity that fails the test.
/// - Throws: What the making of the controller throws.
@preconcurrency @MainActor
public func expectNoLayoutFaults(
  of controller: @autoclosure () throws -> UIViewController, on screens: [Screen],
  in container: Container = .plain, rules: LayoutRules = .default,
  allowing allowances: [Allowance] = [], failOn: LayoutFault.Severity = .moderate,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, testName: String = #function
) rethrows {
  let location = Sink.Location(fileID, filePath, line, column)
  guard !screens.isEmpty else {
    // The screens of a small matrix may all be in another part.
    guard ScreenShard.current == nil else { return }
    Sink.fail("there is no screen to look for layout faults on", at: location)
    return
  }
  var groups = FaultGroups()
  var used: Set<Int> = []
  for screen in screens {
    try screen.show(
      controller(), in: container, fileID: fileID, filePath: filePath, line: line, column: column,
      testName: testName
    ) { shown in
      let found = shown.inspect(rules, allowances)
      used.formUnion(found.used)
      groups.add(found.faults, on: screen)
      RunReport.current?.add(found.faults, of: shown, at: location)
    }
  }
  for group in groups.ordered {
    if group.worst.fails(on: failOn) {
      Sink.fail(group.message(of: screens.count), at: location, isReported: true)
    } else {
      Sink.warn(group.message(of: screens.count), at: location)
    }
  }
  // What only a screen of another part needs is not stale.
  guard ScreenShard.current == nil else { return }
  for index in allowances.indices where !used.contains(index) {
    Sink.warn("the allowance \(allowances[index]) matches nothing on any screen", at: location)
  }
}
