import CoreGraphics
public import Foundation

/// A preview of a view that is lifted, with its appearance and destination.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  private let storedView: UIView
  private let storedParameters: UIPreviewParameters
  private let storedTarget: UIPreviewTarget

  /// Creates a preview of a view with parameters and a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    storedView = view
    storedParameters = parameters
    storedTarget = target
    super.init()
  }

  /// Creates a preview of a view at its current location; the view must have a superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview else {
      preconditionFailure(
        "UITargetedPreview(view:parameters:) needs a view that is in a superview; pass a target")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center))
  }

  /// Creates a preview of a view at its current location, with the default parameters.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The view that is lifted.
  open var view: UIView { storedView }

  /// The appearance of the preview.
  open var parameters: UIPreviewParameters { storedParameters }

  /// The destination of the preview.
  open var target: UIPreviewTarget { storedTarget }

  /// The size of the view, in points.
  open var size: CGSize { storedView.bounds.size }

  /// Returns the same preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
