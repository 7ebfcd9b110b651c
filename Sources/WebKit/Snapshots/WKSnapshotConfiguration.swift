public import Foundation

/// What of a web view a snapshot shows, and how large it is (W318).
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject, @preconcurrency NSCopying {
  /// The part, in the view's coordinates; null for its bounds.
  open var rect: CGRect = .null
  /// The width of the picture in points; `nil` for the width of the part.
  open var snapshotWidth: NSNumber?
  /// Whether the picture waits until what the page was told is to be seen (W319).
  open var afterScreenUpdates: Bool = true

  /// Creates a configuration for all that the view shows.
  nonisolated public override init() { super.init() }

  /// Returns a configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKSnapshotConfiguration()
    copy.rect = rect
    copy.snapshotWidth = snapshotWidth
    copy.afterScreenUpdates = afterScreenUpdates
    return copy
  }
}
