package import Foundation

/// The animation whose changes run now.
@MainActor
package final class AnimationContext {
  /// Whether animations are on.
  package var isEnabled = true
  /// The duration of the animation that runs its changes, in seconds; 0 outside of one.
  package private(set) var duration: TimeInterval = 0

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
    run(duration: 0, changes)
    isEnabled = wasEnabled
  }
}
