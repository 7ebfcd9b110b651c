public import Foundation

/// A length in a compositional layout: fixed, a part of what it is in, or an estimate.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  enum Value: Equatable {
    case fractionalWidth(CGFloat)
    case fractionalHeight(CGFloat)
    case absolute(CGFloat)
    case estimated(CGFloat)
  }

  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  /// Returns a part of the width of what it is in, 1 being all of it.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth(fractionalWidth))
  }

  /// Returns a part of the height of what it is in, 1 being all of it.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight(fractionalHeight))
  }

  /// Returns a fixed length, in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.absolute(absoluteDimension))
  }

  /// Returns a length, in points, that holds until the view says its own.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimated(estimatedDimension))
  }

  private static func make(_ value: Value) -> Self {
    guard let made = NSCollectionLayoutDimension(value) as? Self else {
      preconditionFailure("NSCollectionLayoutDimension cannot be subclassed")
    }
    return made
  }

  /// Whether it is a part of the width of what it is in.
  open var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }

  /// Whether it is a part of the height of what it is in.
  open var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }

  /// Whether it is fixed.
  open var isAbsolute: Bool { if case .absolute = value { true } else { false } }

  /// Whether it holds until the view says its own.
  open var isEstimated: Bool { if case .estimated = value { true } else { false } }

  /// The number: a part or points.
  open var dimension: CGFloat {
    switch value {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
      .estimated(let number):
      number
    }
  }

  /// Returns the same length; it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
