import CoreGraphics
public import Foundation

/// A view that is lifted from its place, under a menu or a drag.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  private let storedView: UIView
  private let storedParameters: UIPreviewParameters
  private let storedTarget: UIPreviewTarget

  /// Creates a preview of a view at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    storedView = view
    storedParameters = parameters
    storedTarget = target
    super.init()
  }

  /// Creates a preview of a view where it stands; it must be in a superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview else {
      preconditionFailure(
        "UITargetedPreview(view:parameters:) needs a view that is in a superview; pass a target")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center))
  }

  /// Creates a preview of a view where it stands, with the default parameters.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The view that is lifted.
  open var view: UIView { storedView }

  /// How the view is shown.
  open var parameters: UIPreviewParameters { storedParameters }

  /// The place of the view.
  open var target: UIPreviewTarget { storedTarget }

  /// The size of the view, in points.
  open var size: CGSize { storedView.bounds.size }

  /// Returns the same preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
