public import Foundation

/// A rectangle inside a view that layout can refer to.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  private let frameInOwner: (UIView) -> CGRect

  /// The view whose space the guide is in.
  open internal(set) weak var owningView: UIView?

  /// A name for logs; the system's guides have names that begin with "UIView".
  open var identifier: String

  /// Creates a guide of the system whose rectangle follows its view.
  init(identifier: String, owner: UIView, frame: @escaping (UIView) -> CGRect) {
    self.identifier = identifier
    owningView = owner
    frameInOwner = frame
    super.init()
  }

  /// The rectangle in the owner's space, in points, always up to date (S1.10).
  ///
  /// UIKit leaves it at zero until a constraint refers to the guide; this is the live value (S1.12).
  open var layoutFrame: CGRect { owningView.map(frameInOwner) ?? .zero }
}
