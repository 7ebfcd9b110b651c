import CoreGraphics
import Foundation

/// The type of a layer property that may be `nil`.
protocol LayerObject {
  /// Returns the object of a value; `nil` if it is of another type.
  static func unwrap(_ value: AnimatableValue) -> Self?
  /// The object as a value.
  var wrapped: AnimatableValue? { get }
}

extension CGColor: LayerObject {
  static func unwrap(_ value: AnimatableValue) -> Self? {
    guard case .color(let color) = value else { return nil }
    return color as? Self
  }

  var wrapped: AnimatableValue? { .color(self) }
}

extension CGPath: LayerObject {
  static func unwrap(_ value: AnimatableValue) -> Self? {
    guard case .path(let path) = value else { return nil }
    return path as? Self
  }

  var wrapped: AnimatableValue? { .path(self) }
}

extension Array: LayerObject {
  static func unwrap(_ value: AnimatableValue) -> [Element]? {
    switch value {
    case .numbers(let numbers): numbers.map { NSNumber(value: Double($0)) } as? [Element]
    case .colors(let colors): colors as? [Element]
    case .other(let other): other as? [Element]
    default: nil
    }
  }

  var wrapped: AnimatableValue? { AnimatableValue(self) }
}
