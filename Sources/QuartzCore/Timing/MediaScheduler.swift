package import Foundation

/// The clock that schedules the ends of animations, which UIKit owns.
@MainActor
package protocol MediaScheduler: AnyObject {
  /// Schedules an action, which never runs within the call.
  ///
  /// - Parameter seconds: The delay, in seconds.
  /// - Returns: A ticket with which the action can be canceled.
  func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) -> Int
  /// Cancels an action that has not run yet.
  func unschedule(_ ticket: Int)
}
