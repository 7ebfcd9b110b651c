public import Foundation

/// The appearance of a view in a targeted preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The visible part of the view; `nil`, the default, for the whole view.
  open var visiblePath: UIBezierPath?

  /// The path of the shadow; `nil`, the default, for the outline of the view.
  open var shadowPath: UIBezierPath?

  /// The background color of the preview; `nil`, the default, for the system's.
  open var backgroundColor: UIColor?

  /// Creates parameters that show the whole view.
  public override init() {
    super.init()
  }
}
