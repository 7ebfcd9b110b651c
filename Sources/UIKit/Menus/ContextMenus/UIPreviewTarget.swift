public import CoreGraphics
public import Foundation

/// The destination of a targeted preview: a container, a center and a transform.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  private let storedContainer: UIView
  private let storedCenter: CGPoint
  private let storedTransform: CGAffineTransform

  /// Creates a target in a container, with a center in points of the container and a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    storedContainer = container
    storedCenter = center
    storedTransform = transform
    super.init()
  }

  /// The container of the preview.
  open var container: UIView { storedContainer }

  /// The center of the preview, in points of the container.
  open var center: CGPoint { storedCenter }

  /// The transform of the preview.
  open var transform: CGAffineTransform { storedTransform }
}
