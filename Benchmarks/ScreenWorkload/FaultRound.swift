import FanlightTesting
import Ferry
import UIKit

/// The example app's densest screen on the screens of every display, judged by the default rules.
@MainActor
struct FaultRound {
  private let screens = Screen.matrix(
    .all, orientations: [.portrait, .landscapeRight], systems: .named("11", "18", "26"),
    distinct: .no)

  /// Boots, shows and judges all; returns the seconds a screen.
  ///
  /// - Parameter rules: The rules; none shows the screens alone.
  func run(_ rules: LayoutRules) -> Double {
    var count = 0
    let time = ContinuousClock().measure {
      for screen in screens {
        screen.show(CrossingsViewController(), in: .navigation) { shown in
          if !rules.isEmpty { count += shown.faults(rules: rules).count }
        }
      }
    }
    precondition(count < 100_000, "the faults were not counted")
    return time / .seconds(1) / Double(screens.count)
  }
}
