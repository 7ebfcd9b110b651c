public import Foundation

/// A distance between items: fixed, or all that is left with a least distance.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// The distance, or the least one, in points.
  public let spacing: CGFloat
  /// Whether the distance takes what is left.
  public let isFlexible: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// Returns a distance that takes what is left, at least some points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, true) }

  /// Returns a fixed distance, in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, false) }

  private static func make(_ spacing: CGFloat, _ isFlexible: Bool) -> Self {
    guard let made = NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible) as? Self else {
      preconditionFailure("NSCollectionLayoutSpacing cannot be subclassed")
    }
    return made
  }

  /// Whether the distance is fixed.
  open var isFixed: Bool { !isFlexible }

  /// Returns the same distance; it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
