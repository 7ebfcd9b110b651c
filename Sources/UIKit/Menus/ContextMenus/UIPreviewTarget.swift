public import CoreGraphics
public import Foundation

/// The place of a view that is lifted: a container, a center and a transform.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  private let storedContainer: UIView
  private let storedCenter: CGPoint
  private let storedTransform: CGAffineTransform

  /// Creates a place in a container, with a center in points and a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    storedContainer = container
    storedCenter = center
    storedTransform = transform
    super.init()
  }

  /// The container of the view.
  open var container: UIView { storedContainer }

  /// The center in the container, in points.
  open var center: CGPoint { storedCenter }

  /// The transform of the view.
  open var transform: CGAffineTransform { storedTransform }
}
