package import Foundation

/// The animation whose changes run now.
@MainActor
package final class AnimationContext {
  /// Whether animations are on.
  package var isEnabled = true
  /// The duration of the animation that runs its changes, in seconds; 0 outside of one.
  package private(set) var duration: TimeInterval = 0
  /// What the animator whose changes run wants to know of them.
  private var recording: AnimationRecording?

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
    let outer = recording
    recording = nil
    run(duration: 0, changes)
    recording = outer
    isEnabled = wasEnabled
  }

  /// Runs changes inside an animation and writes down what they change.
  func record(
    into recording: AnimationRecording, duration: TimeInterval, _ changes: () -> Void
  ) {
    let outer = self.recording
    self.recording = recording
    run(duration: duration, changes)
    self.recording = outer
    recording.finish()
  }

  /// Notes that a view is about to change.
  func willChange(_ view: UIView) { recording?.note(view) }
}
