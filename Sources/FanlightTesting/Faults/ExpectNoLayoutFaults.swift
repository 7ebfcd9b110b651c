public import UIKit

/// Expects that a view controller has no layout faults on any of a number of screens.
///
/// ```swift
/// @Test func everyScreenIsSound() {
///   expectNoLayoutFaults(of: CheckoutViewController(cart: .sample), on: .all)
/// }
/// ```
///
/// Each fault is one issue, with the screen on which it is worst and the number of the other screens. Faults
/// for review, and those less severe than `failOn`, are warnings.
///
/// - Parameters:
///   - controller: The view controller, which is created for each screen.
///   - screens: The screens.
///   - container: The container of the view controller.
///   - rules: The rules to apply.
///   - allowances: The faults to allow; an allowance that matches nothing on any screen is a warning, unless
///     the screens are a part of a matrix (`FANLIGHT_SHARD`).
///   - failOn: The minimum severity that fails the test.
/// - Throws: Any error thrown while the view controller is created.
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
    // All screens of a small matrix may be in another part.
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
  // An allowance for a screen of another part is not stale.
  guard ScreenShard.current == nil else { return }
  for index in allowances.indices where !used.contains(index) {
    Sink.warn("the allowance \(allowances[index]) matches nothing on any screen", at: location)
  }
}
