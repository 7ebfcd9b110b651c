package import Foundation
import QuartzCore

/// The animation whose changes run now.
@MainActor
package final class AnimationContext {
  /// Whether animations are enabled.
  package var isEnabled = true
  /// The duration of the animation that runs its changes, in seconds; 0 outside of one.
  package private(set) var duration: TimeInterval = 0
  /// Whether changes are animated: neither ``isEnabled`` nor the transaction disables animations.
  var animates: Bool { isEnabled && !(MediaRuntime.transaction?.disablesActions ?? false) }
  /// The recordings of the animations whose changes run, outermost first.
  private var recordings: [AnimationRecording] = []

  /// Runs changes inside an animation.
  package func run(duration: TimeInterval, _ changes: () -> Void) {
    let outer = self.duration
    self.duration = duration
    changes()
    self.duration = outer
  }

  /// Runs changes with animations off.
  package func disable(during changes: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    let outer = recordings
    recordings = []
    run(duration: 0, changes)
    recordings = outer
    isEnabled = wasEnabled
  }

  /// Runs changes inside an animation and records what they change.
  func record(
    into recording: AnimationRecording, duration: TimeInterval, _ changes: () -> Void
  ) {
    recordings.append(recording)
    run(duration: duration, changes)
    recordings.removeAll { $0 === recording }
    recording.finish()
  }

  /// Counts an animation in the current transaction.
  ///
  /// - Returns: The closure to call when the animation has ended; `nil` if no transaction waits for it.
  func beginAnimation() -> (() -> Void)? { MediaRuntime.transaction?.beginAnimation() }

  /// Records that a view is about to change.
  func willChange(_ view: UIView) {
    for recording in recordings { recording.record(view) }
  }
}
