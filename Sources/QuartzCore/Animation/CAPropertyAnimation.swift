import Foundation

/// The base class of animations of a single layer property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the property, or of a component of it such as `transform.rotation.z`.
  open var keyPath: String?

  /// A Boolean value that determines whether the animated values are added to the layer's value; `false` by
  /// default.
  ///
  /// S14.16: An additive animation is added to the current value.
  open var isAdditive: Bool = false

  /// A Boolean value that determines whether each repetition starts from the end value of the one before;
  /// `false` by default.
  ///
  /// S14.16: Each repetition of a cumulative animation starts from the end value of the one before.
  open var isCumulative: Bool = false

  /// The value function that creates a transform from the animation's numbers; `nil` by default.
  open var valueFunction: CAValueFunction?

  override func copyState(of other: CAAnimation) {
    super.copyState(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  /// Returns the value at a fraction of the basic duration, from 0 to 1.
  ///
  /// - Parameter current: The layer's value without the animation; for an additive animation, the value that
  ///   adds nothing.
  func value(at fraction: Double, from current: AnimatableValue?) -> AnimatableValue? { nil }

  override func apply(at time: CFTimeInterval, to presentation: PresentedLayer) {
    guard let keyPath, let place = self.time.position(at: time) else { return }
    let path = LayerKeyPath(keyPath)
    let own = presentation.layer.storedValue(path)
    let current = isAdditive ? own?.zero : own
    let fraction = timingFunction?.progress(at: place.fraction) ?? place.fraction
    guard var value = value(at: fraction, from: current) else { return }
    if isCumulative, place.iteration > 0, let round = self.value(at: 1, from: current) {
      value = value.adding(round, times: CGFloat(place.iteration))
    }
    if let valueFunction, let transform = valueFunction.transform(of: value) {
      value = .transform(transform)
    }
    if isAdditive, let own { value = own.adding(value) }
    presentation.set(value, for: path)
  }
}
