import CoreGraphics
import DisplayList
import Foundation

extension AnimatableValue {
  /// The numbers of a value that are interpolated one by one; `nil` for values of other types.
  private var components: [CGFloat]? {
    switch self {
    case .number(let value): [value]
    case .point(let value): [value.x, value.y]
    case .size(let value): [value.width, value.height]
    case .rect(let value): [value.minX, value.minY, value.width, value.height]
    case .numbers(let values): values
    default: nil
    }
  }

  private func with(_ parts: [CGFloat]) -> AnimatableValue {
    switch self {
    case .number: .number(parts[0])
    case .point: .point(CGPoint(x: parts[0], y: parts[1]))
    case .size: .size(CGSize(width: parts[0], height: parts[1]))
    case .rect: .rect(CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
    case .numbers: .numbers(parts)
    default: self
    }
  }

  /// Returns the interpolation between this value and another; values that cannot be interpolated change
  /// halfway.
  func mixed(with other: AnimatableValue, at part: CGFloat) -> AnimatableValue {
    if let one = components, let two = other.components, one.count == two.count {
      return with(zip(one, two).map { $0 + ($1 - $0) * part })
    }
    switch (self, other) {
    case (.transform(let one), .transform(let two)):
      return .transform(one.mixed(with: two, at: part))
    case (.color(let one), .color(let two)):
      return .color(one.mixed(with: two, at: part))
    case (.colors(let one), .colors(let two)) where one.count == two.count:
      return .colors(zip(one, two).map { $0.mixed(with: $1, at: part) })
    case (.path(let one), .path(let two)):
      return one.mixed(with: two, at: part).map(AnimatableValue.path) ?? (part < 0.5 ? self : other)
    default: return part < 0.5 ? self : other
    }
  }

  /// Returns the sum of this value and `count` times the other; transforms are concatenated.
  func adding(_ other: AnimatableValue, times count: CGFloat = 1) -> AnimatableValue {
    if let one = components, let two = other.components, one.count == two.count {
      return with(zip(one, two).map { $0 + $1 * count })
    }
    if case .transform(let one) = self, case .transform(let two) = other {
      let more = CATransform3DIdentity.mixed(with: two, at: count)
      return .transform(CATransform3DConcat(more, one))
    }
    return other
  }

  /// The neutral element of addition; `nil` for types without one.
  var zero: AnimatableValue? {
    if let components { return with(components.map { _ in 0 }) }
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return nil
  }

  /// Returns the distance between two values, for paced animations; 1 for types without one.
  func distance(to other: AnimatableValue) -> CGFloat {
    guard let one = components, let two = other.components, one.count == two.count else { return 1 }
    return zip(one, two).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
  }
}

extension CGColor {
  fileprivate func mixed(with other: CGColor, at part: CGFloat) -> CGColor {
    let (one, two) = (displayColor, other.displayColor)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { min(max(a + (b - a) * part, 0), 1) }
    return CGColor(
      red: mix(one.red, two.red), green: mix(one.green, two.green), blue: mix(one.blue, two.blue),
      alpha: mix(one.alpha, two.alpha))
  }
}

extension CGPath {
  /// Returns the interpolation of two paths with the same elements; `nil` for others, which Apple leaves
  /// undefined.
  fileprivate func mixed(with other: CGPath, at part: CGFloat) -> CGPath? {
    let (one, two) = (displayPath.elements, other.displayPath.elements)
    guard one.count == two.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    var result = Path()
    for pair in zip(one, two) {
      switch pair {
      case (.move(let a), .move(let b)): result.elements.append(.move(mix(a, b)))
      case (.line(let a), .line(let b)): result.elements.append(.line(mix(a, b)))
      case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
        result.elements.append(.curve(mix(a, b), control1: mix(a1, b1), control2: mix(a2, b2)))
      case (.close, .close): result.elements.append(.close)
      default: return nil
      }
    }
    return CGPath(result)
  }
}
