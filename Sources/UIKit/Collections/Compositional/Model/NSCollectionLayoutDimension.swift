public import Foundation

/// A width or height in a compositional layout: absolute, fractional or estimated.
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

  /// Creates a dimension that is a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth(fractionalWidth))
  }

  /// Creates a dimension that is a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight(fractionalHeight))
  }

  /// Creates a dimension in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.absolute(absoluteDimension))
  }

  /// Creates a dimension in points that applies until the view determines its own.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimated(estimatedDimension))
  }

  private static func make(_ value: Value) -> Self {
    guard let made = NSCollectionLayoutDimension(value) as? Self else {
      preconditionFailure("NSCollectionLayoutDimension cannot be subclassed")
    }
    return made
  }

  /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }

  /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }

  /// A Boolean value that indicates whether the dimension is in points.
  open var isAbsolute: Bool { if case .absolute = value { true } else { false } }

  /// A Boolean value that indicates whether the dimension is an estimate.
  open var isEstimated: Bool { if case .estimated = value { true } else { false } }

  /// The fraction, or the number of points.
  open var dimension: CGFloat {
    switch value {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
      .estimated(let number):
      number
    }
  }

  /// Returns the dimension itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
