public import Foundation

/// How a view is shown that is lifted from its place.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown; `nil`, the default, is all of it.
  open var visiblePath: UIBezierPath?

  /// The path of the shadow; `nil`, the default, follows the view.
  open var shadowPath: UIBezierPath?

  /// The color behind the view; `nil`, the default, is the system's.
  open var backgroundColor: UIColor?

  /// Creates parameters that show all of a view.
  public override init() {
    super.init()
  }
}
