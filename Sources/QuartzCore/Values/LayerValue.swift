import CoreGraphics
import Foundation

/// The type of a layer property that animations can interpolate.
protocol LayerValue {
  /// Creates the property's value; `nil` if the value is of another type.
  init?(_ value: AnimatableValue?)
  /// The value for animations; `nil` if there is none.
  var animatable: AnimatableValue? { get }
}

extension CGFloat: LayerValue {
  init?(_ value: AnimatableValue?) {
    guard case .number(let number)? = value else { return nil }
    self = number
  }

  var animatable: AnimatableValue? { .number(self) }
}

extension Float: LayerValue {
  init?(_ value: AnimatableValue?) {
    guard case .number(let number)? = value else { return nil }
    self.init(number)
  }

  var animatable: AnimatableValue? { .number(CGFloat(self)) }
}

extension Int: LayerValue {
  init?(_ value: AnimatableValue?) {
    guard case .number(let number)? = value else { return nil }
    self.init(number.rounded())
  }

  var animatable: AnimatableValue? { .number(CGFloat(self)) }
}

extension Bool: LayerValue {
  init?(_ value: AnimatableValue?) {
    guard case .number(let number)? = value else { return nil }
    self = number >= 0.5
  }

  var animatable: AnimatableValue? { .number(self ? 1 : 0) }
}

extension CGPoint: LayerValue {
  init?(_ value: AnimatableValue?) {
    guard case .point(let point)? = value else { return nil }
    self = point
  }

  var animatable: AnimatableValue? { .point(self) }
}

extension CGSize: LayerValue {
  init?(_ value: AnimatableValue?) {
    guard case .size(let size)? = value else { return nil }
    self = size
  }

  var animatable: AnimatableValue? { .size(self) }
}

extension CGRect: LayerValue {
  init?(_ value: AnimatableValue?) {
    guard case .rect(let rect)? = value else { return nil }
    self = rect
  }

  var animatable: AnimatableValue? { .rect(self) }
}

extension CATransform3D: LayerValue {
  init?(_ value: AnimatableValue?) {
    guard case .transform(let transform)? = value else { return nil }
    self = transform
  }

  var animatable: AnimatableValue? { .transform(self) }
}

extension Optional: LayerValue where Wrapped: LayerObject {
  init?(_ value: AnimatableValue?) {
    guard let value else {
      self = .none
      return
    }
    guard let wrapped = Wrapped.unwrap(value) else { return nil }
    self = wrapped
  }

  var animatable: AnimatableValue? { flatMap { $0.wrapped } }
}
