import CoreGraphics
import Foundation

extension CALayer {
  /// Adds a copy of an animation; see ``add(_:forKey:)``.
  ///
  /// - Parameter isShown: Whether pictures show the animation.
  package func add(_ animation: CAAnimation, named key: String?, isShown: Bool) {
    let copy = animation.duplicate()
    if copy.time.duration <= 0 { copy.time.duration = CATransaction.animationDuration() }
    var key = key
    if let transition = copy as? CATransition {
      // A layer has one transition at a time.
      key = kCATransition
      transition.before = MediaRuntime.withoutAnimations { coreCommands() }
    }
    let beginsNow = copy.time.beginTime == 0
    if beginsNow { copy.time.beginTime = localTime }
    let animations = rare.animations ?? LayerAnimations(of: self)
    rare.animations = animations
    guard isShown else {
      // No delegate waits for its end, so that it needs no timer.
      return animations.addQuietly(
        LayerAnimations.Entry(copy, key: key, isShown: false, beginsWithTurn: false))
    }
    MediaRuntime.hasAnimated = true
    animations.add(
      LayerAnimations.Entry(
        copy, key: key, isShown: isShown,
        beginsWithTurn: beginsNow && MediaRuntime.scheduler != nil))
  }

  /// The key under which animations of views are added that have the same property.
  func removeAnimations(where isMeant: (LayerAnimations.Entry) -> Bool) {
    storedRare?.animations?.remove(where: isMeant)
  }

  /// Removes the animations of a layer that is no longer in a tree when the turn ends (S14.10).
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

  /// The present time of the layer, in seconds.
  var localTime: CFTimeInterval { localTime(at: MediaClock.now + MediaRuntime.shift) }

  /// Returns the time of the layer for one of the clock.
  func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    let around = superlayer?.localTime(at: time) ?? time
    return storedRare?.timing.localTime(at: around) ?? around
  }

  /// Returns the time of the clock for one of the layer; `nil` if time stands still in the layer.
  func clockTime(at time: CFTimeInterval) -> CFTimeInterval? {
    var around: CFTimeInterval? = time
    if let storedRare { around = storedRare.timing.parentTime(at: time) }
    guard let around else { return nil }
    guard let superlayer else { return around }
    return superlayer.clockTime(at: around)
  }

  /// Changes the layer's time line, and plans the events of what runs by it again.
  func changeTiming(_ change: (inout MediaTiming) -> Void) {
    change(&rare.timing)
    guard MediaRuntime.hasAnimated else { return }
    // Apps change several of the numbers in a turn; what is between them counts for nothing.
    MediaRuntime.afterTurn { [weak self] in self?.rescheduleTree() }
  }

  private func rescheduleTree() {
    storedRare?.animations?.reschedule()
    for child in children { child.rescheduleTree() }
  }

  /// Returns a time of another layer in this one; `nil` is the clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    // Where time stands still there is no other time to tell.
    localTime(at: l.map { $0.clockTime(at: t) ?? MediaClock.now } ?? t)
  }

  /// Returns a time of this layer in another one; `nil` is the clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(at: t) ?? MediaClock.now
    return l?.localTime(at: time) ?? time
  }

  // MARK: Presentation

  /// Runs a body while the layer has the values of the animations that pictures show.
  func presenting<Result>(_ body: () -> Result) -> Result {
    guard let animations = storedRare?.animations, !animations.entries.isEmpty,
      !MediaRuntime.ignoresAnimations
    else { return body() }
    let presentation = PresentedLayer(self)
    animations.apply(to: presentation, onlyShown: true)
    defer { presentation.restore() }
    return body()
  }

  /// Gives a new copy of a layer the values of that layer's animations.
  func present(_ model: CALayer) {
    rare.model = model
    model.storedRare?.animations?.apply(to: PresentedLayer(self), onlyShown: false)
  }
}
