public import Foundation

/// The configuration of a snapshot of a web view (W318).
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject, @preconcurrency NSCopying {
  /// The portion of the view, in its coordinates; `.null`, the default, means its bounds.
  open var rect: CGRect = .null
  /// The width of the image in points; `nil` means the width of the portion.
  open var snapshotWidth: NSNumber?
  /// A Boolean value that determines whether the snapshot is taken after pending changes are
  /// rendered; `true` by default (W319).
  open var afterScreenUpdates: Bool = true

  /// Creates a configuration that captures the view's bounds.
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
