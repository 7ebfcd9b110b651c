import Foundation

/// An animation of a property between two values.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at which the animation starts; `nil`, the default, derives it from the other two or the
  /// layer's value.
  open var fromValue: Any?
  /// The value at which the animation ends; `nil`, the default, derives it from the other two or the layer's
  /// value.
  open var toValue: Any?
  /// The difference between the values at the start and the end; `nil` by default.
  open var byValue: Any?

  override func copyState(of other: CAAnimation) {
    super.copyState(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  /// Returns the values at the start and the end, derived from those of the three that are set (S14.11).
  private func ends(_ current: AnimatableValue?) -> (AnimatableValue?, AnimatableValue?) {
    let from = AnimatableValue(fromValue)
    let to = AnimatableValue(toValue)
    let by = AnimatableValue(byValue)
    return switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.adding(by, times: -1), to)
    case (let from?, nil, nil): (from, current)
    case (nil, let to?, nil): (current, to)
    case (nil, nil, let by?): (current, current.map { $0.adding(by) })
    case (nil, nil, nil): (current, current)
    }
  }

  /// Returns the progress at a fraction of the time, from 0 to 1; springs go beyond both.
  func progress(at fraction: Double) -> Double { fraction }

  override func value(at fraction: Double, from current: AnimatableValue?) -> AnimatableValue? {
    let (from, to) = ends(current)
    // From no color to a color, the color fades in; values of other types change at once.
    guard let from else { return to?.faded(CGFloat(progress(at: fraction))) }
    guard let to else { return from.faded(1 - CGFloat(progress(at: fraction))) }
    return from.mixed(with: to, at: CGFloat(progress(at: fraction)))
  }
}

extension AnimatableValue {
  /// Returns a color with a fraction of its opacity; other values unchanged.
  fileprivate func faded(_ part: CGFloat) -> AnimatableValue {
    guard case .color(let color) = self, let faded = color.copy(alpha: color.alpha * part) else {
      return self
    }
    return .color(faded)
  }
}
