package import Foundation

/// The animation whose changes run now.
@MainActor
package final class AnimationContext {
  /// Whether animations are on.
  package var isEnabled = true
  /// The duration of the animation that runs its changes, in seconds; 0 outside of one.
  package private(set) var duration: TimeInterval = 0
  /// The current transaction; `nil` if there is none.
  var transaction: AnimationTransaction?
  /// Whether changes are animated: neither ``isEnabled`` nor the transaction turns animations off.
  var animates: Bool { isEnabled && !(transaction?.disablesActions ?? false) }
  /// The recording of the animator whose changes run.
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

  /// Returns the current transaction, or else an implicit one, which this turn of the run loop commits.
  func currentOrImplicitTransaction() -> AnimationTransaction {
    if let transaction { return transaction }
    let implicit = AnimationTransaction(outer: nil)
    transaction = implicit
    Runtime.loop.post { [weak self] in
      guard let self, transaction === implicit else { return }
      transaction = nil
      implicit.commit()
    }
    return implicit
  }

  /// Counts an animation in the current transaction.
  ///
  /// - Returns: The closure to call when the animation has ended; `nil` if no transaction waits for it.
  func beginAnimation() -> (() -> Void)? { transaction?.beginAnimation() }

  /// Notes that a view is about to change.
  func willChange(_ view: UIView) { recording?.note(view) }
}
