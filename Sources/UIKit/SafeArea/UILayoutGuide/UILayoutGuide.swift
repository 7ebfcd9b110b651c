public import Foundation

/// A rectangle inside a view that layout can refer to.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The source that determines the guide's frame.
  let source: LayoutGuideSource
  final var storedReference: ItemReference?
  final var ownerReference: ItemReference?

  /// The view whose space the guide is in.
  open var owningView: UIView? { ownerReference?.view }

  /// A name for logs; the system's guides have names that begin with "UIView".
  open var identifier: String

  /// Creates a guide that constraints position, for a view to add.
  public override init() {
    identifier = ""
    source = .free
    super.init()
  }

  deinit { storedReference?.clear() }

  /// Creates a guide of the system that is inset from the edges of its view.
  init(
    identifier: String, owner: UIView, insets: @escaping (UIView) -> UIEdgeInsets
  ) {
    self.identifier = identifier
    source = .insets(insets)
    ownerReference = owner.reference
    super.init()
  }

  /// Creates a guide of the system whose rectangle follows its view.
  init(identifier: String, owner: UIView, frame: @escaping (UIView) -> CGRect) {
    self.identifier = identifier
    source = .rectangle(frame)
    ownerReference = owner.reference
    super.init()
  }

  /// Creates a guide of the system for the content of a scroll view.
  init(identifier: String, owner: UIView, contentSize: @escaping (UIView) -> CGSize) {
    self.identifier = identifier
    source = .content(size: contentSize)
    ownerReference = owner.reference
    super.init()
  }

  /// The rectangle in the owner's space, in points, always up to date (S1.10).
  ///
  /// UIKit leaves it at zero until a constraint refers to the guide; this is the live value (S1.12).
  open var layoutFrame: CGRect { currentFrame }
}
