import Foundation

/// An animation between two values of a property.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning; `nil`, the default, is what follows from the others, or the layer's.
  open var fromValue: Any?
  /// The value at the end; `nil`, the default, is what follows from the others, or the layer's.
  open var toValue: Any?
  /// The distance between beginning and end; `nil` by default.
  open var byValue: Any?

  override func copyState(of other: CAAnimation) {
    super.copyState(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  /// Beginning and end, by which of the three values are set (S14.11).
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

  /// Returns how much of the way is done at a part of the time, 0 through 1; beyond both for springs.
  func progress(at fraction: Double) -> Double { fraction }

  override func value(at fraction: Double, from current: AnimatableValue?) -> AnimatableValue? {
    let (from, to) = ends(current)
    // Nothing and a color: the color fades in, or is there at once for other types.
    guard let from else { return to?.faded(CGFloat(progress(at: fraction))) }
    guard let to else { return from.faded(1 - CGFloat(progress(at: fraction))) }
    return from.mixed(with: to, at: CGFloat(progress(at: fraction)))
  }
}

extension AnimatableValue {
  /// A color with a part of its opacity; other values as they are.
  fileprivate func faded(_ part: CGFloat) -> AnimatableValue {
    guard case .color(let color) = self, let faded = color.copy(alpha: color.alpha * part) else {
      return self
    }
    return .color(faded)
  }
}
