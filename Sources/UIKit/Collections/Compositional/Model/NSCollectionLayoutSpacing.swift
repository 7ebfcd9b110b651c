public import Foundation

/// Spacing between items: fixed or flexible.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// The spacing, or its minimum, in points.
  public let spacing: CGFloat
  /// A Boolean value that indicates whether the spacing is flexible.
  public let isFlexible: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// Creates spacing of at least the given number of points, which takes the free space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, true) }

  /// Creates spacing of the given number of points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, false) }

  private static func make(_ spacing: CGFloat, _ isFlexible: Bool) -> Self {
    guard let made = NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible) as? Self else {
      preconditionFailure("NSCollectionLayoutSpacing cannot be subclassed")
    }
    return made
  }

  /// A Boolean value that indicates whether the spacing is fixed.
  open var isFixed: Bool { !isFlexible }

  /// Returns the spacing itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
