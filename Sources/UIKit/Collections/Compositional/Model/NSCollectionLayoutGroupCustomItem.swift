public import Foundation

/// Where an item of a custom group stands.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle in the group, in points.
  public let frame: CGRect
  /// What lies in front: the greater number.
  public let zIndex: Int

  /// Creates a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}
