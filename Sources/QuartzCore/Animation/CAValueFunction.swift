import CoreGraphics
public import Foundation

/// A function that creates a transform from the numbers of a property animation.
// Sendable: its only stored property is a `let` of a Sendable type.
open class CAValueFunction: NSObject, @unchecked Sendable {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates a value function; `nil` for a name that is not one of the constants.
  public init?(name: CAValueFunctionName) {
    let names: [CAValueFunctionName] = [
      .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
      .translateY, .translateZ,
    ]
    guard names.contains(name) else { return nil }
    self.name = name
    super.init()
  }

  /// Returns the transform of a number, or of three numbers; `nil` for a value of another type.
  func transform(of value: AnimatableValue) -> CATransform3D? {
    let numbers: [CGFloat]
    switch value {
    case .number(let number): numbers = [number]
    case .numbers(let several): numbers = several
    default: return nil
    }
    guard let first = numbers.first else { return nil }
    return switch name {
    case .rotateX: CATransform3DMakeRotation(first, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(first, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(first, 0, 0, 1)
    case .scaleX: CATransform3DMakeScale(first, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, first, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, first)
    case .translateX: CATransform3DMakeTranslation(first, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, first, 0)
    case .translateZ: CATransform3DMakeTranslation(0, 0, first)
    case .scale where numbers.count == 3:
      CATransform3DMakeScale(numbers[0], numbers[1], numbers[2])
    case .translate where numbers.count == 3:
      CATransform3DMakeTranslation(numbers[0], numbers[1], numbers[2])
    default: nil
    }
  }
}
