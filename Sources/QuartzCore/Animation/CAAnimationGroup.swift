import Foundation

/// An animation that runs several animations together, in its own time space.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group; their delegates and `isRemovedOnCompletion` have no effect.
  open var animations: [CAAnimation]?

  override func copyState(of other: CAAnimation) {
    super.copyState(of: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.map { $0.duplicate() }
  }

  override func apply(at time: CFTimeInterval, to presentation: PresentedLayer) {
    guard let place = self.time.position(at: time) else { return }
    let fraction = timingFunction?.progress(at: place.fraction) ?? place.fraction
    let own = fraction * duration
    for animation in animations ?? [] {
      // An animation without a duration takes the group's (S14.14).
      if animation.time.duration <= 0 { animation.time.duration = duration }
      animation.apply(at: own, to: presentation)
    }
  }
}
