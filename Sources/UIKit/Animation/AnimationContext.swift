package import Foundation

/// The animation whose changes run now.
@MainActor
package final class AnimationContext {
  /// Whether animations are on.
  package var isEnabled = true
  /// The duration of the animation that runs its changes, in seconds; 0 outside of one.
  package private(set) var duration: TimeInterval = 0
  /// The transaction that is open; `nil` outside of all.
  var transaction: AnimationTransaction?
  /// Whether changes are animated, by ``isEnabled`` and by the transaction.
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

  /// The transaction that is open, else one that ends with this turn of the run loop.
  func openTransaction() -> AnimationTransaction {
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

  /// Counts an animation in the transaction that is open.
  ///
  /// - Returns: What says that it is over; `nil` where no transaction waits for it.
  func beginAnimation() -> (() -> Void)? { transaction?.beginAnimation() }

  /// Notes that a view is about to change.
  func willChange(_ view: UIView) { recording?.note(view) }
}
