package import Foundation

/// The clock on which animations end, which UIKit owns.
@MainActor
package protocol MediaScheduler: AnyObject {
  /// Runs an action after some seconds, never inside this call.
  ///
  /// - Returns: A number by which the action can be taken back.
  func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) -> Int
  /// Takes an action back that has not run yet.
  func unschedule(_ ticket: Int)
}
