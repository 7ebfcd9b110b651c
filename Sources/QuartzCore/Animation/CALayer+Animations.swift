import CoreGraphics
import Foundation

extension CALayer {
  /// Adds a copy of an animation; see ``add(_:forKey:)``.
  ///
  /// S14.1: The layer copies the animation, so modifying the object later does not affect the running copy.
  /// S14.2: It replaces the animation for the key; any number may have no key. S14.17: The key of a
  /// transition is always `transition`.
  ///
  /// - Parameter isShown: Whether pictures show the animation in progress.
  package func add(_ animation: CAAnimation, named key: String?, isShown: Bool) {
    let copy = animation.duplicate()
    if copy.time.duration <= 0 { copy.time.duration = CATransaction.animationDuration() }
    var key = key
    if let transition = copy as? CATransition {
      // A layer has at most one transition.
      key = kCATransition
      transition.before = MediaRuntime.withoutAnimations { coreCommands() }
    }
    let beginsNow = copy.time.beginTime == 0
    if beginsNow { copy.time.beginTime = localTime }
    let animations = rare.animations ?? LayerAnimations(of: self)
    rare.animations = animations
    guard isShown else {
      // No delegate waits for its end, so it needs no timer.
      return animations.addQuietly(
        LayerAnimations.Entry(copy, key: key, isShown: false, beginsWithTurn: false))
    }
    MediaRuntime.hasAnimated = true
    animations.add(
      LayerAnimations.Entry(
        copy, key: key, isShown: isShown,
        beginsWithTurn: beginsNow && MediaRuntime.scheduler != nil))
  }

  /// Removes the animations that satisfy a condition.
  func removeAnimations(where shouldBeRemoved: (LayerAnimations.Entry) -> Bool) {
    storedRare?.animations?.remove(where: shouldBeRemoved)
  }

  /// Removes the animations of a layer that is not in a layer tree at the end of the turn (S14.10).
  func removeAnimationsIfDetached() {
    guard MediaRuntime.hasAnimated else { return }
    MediaRuntime.afterTurn { [weak self] in
      guard let self, superlayer == nil else { return }
      removeAnimationsOfTree()
    }
  }

  private func removeAnimationsOfTree() {
    removeAnimations { _ in true }
    for child in children { child.removeAnimationsOfTree() }
  }

  // MARK: Time

  /// The current time in the layer's time space, in seconds.
  var localTime: CFTimeInterval { localTime(at: MediaClock.now + MediaRuntime.shift) }

  /// Converts an absolute time, which `CACurrentMediaTime()` returns, to the layer's time space.
  func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    let around = superlayer?.localTime(at: time) ?? time
    return storedRare?.timing.localTime(at: around) ?? around
  }

  /// Converts a time in the layer's time space to absolute time; `nil` if the layer's speed is 0.
  func clockTime(at time: CFTimeInterval) -> CFTimeInterval? {
    var around: CFTimeInterval? = time
    if let storedRare { around = storedRare.timing.parentTime(at: time) }
    guard let around else { return nil }
    guard let superlayer else { return around }
    return superlayer.clockTime(at: around)
  }

  /// Changes the layer's timing, and reschedules the animations below it.
  ///
  /// S14.27: A speed of 0 stops the animations of a layer and its sublayers, and `timeOffset` then sets their
  /// time.
  func changeTiming(_ change: (inout MediaTiming) -> Void) {
    change(&rare.timing)
    guard MediaRuntime.hasAnimated else { return }
    // Apps often change several of the properties in one turn; only the last state counts.
    MediaRuntime.afterTurn { [weak self] in self?.rescheduleTree() }
  }

  private func rescheduleTree() {
    storedRare?.animations?.reschedule()
    for child in children { child.rescheduleTree() }
  }

  /// Converts a time from another layer's time space to this layer's.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds.
  ///   - l: The other layer; `nil` for the time of the clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    // A layer whose speed is 0 has only one time.
    localTime(at: l.map { $0.clockTime(at: t) ?? MediaClock.now } ?? t)
  }

  /// Converts a time from this layer's time space to another layer's.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds.
  ///   - l: The other layer; `nil` for the time of the clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(at: t) ?? MediaClock.now
    return l?.localTime(at: time) ?? time
  }

  // MARK: Presentation

  /// Runs a closure while the layer has the animated values that pictures show.
  func presenting<Result>(_ body: () -> Result) -> Result {
    guard let animations = storedRare?.animations, !animations.entries.isEmpty,
      !MediaRuntime.ignoresAnimations
    else { return body() }
    let presentation = PresentedLayer(self)
    animations.apply(to: presentation, onlyShown: true)
    defer { presentation.restore() }
    return body()
  }

  /// Sets the values of the layer's animations on a new copy of the layer.
  ///
  /// S14.22: `presentation()` returns a copy with the presented values at the current time; its `model()` is
  /// the layer.
  func present(_ model: CALayer) {
    rare.model = model
    model.storedRare?.animations?.apply(to: PresentedLayer(self), onlyShown: false)
  }
}
