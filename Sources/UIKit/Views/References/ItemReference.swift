import QuartzCore

/// How a view or guide is named by constraints, layout, subviews and its layer: empty when it is gone.
///
/// Everything in a tree of views names everything around it. Weak references would make each count
/// of the views that they name slow, and such counts were half of the cost of a screen. So an item
/// makes one reference of its own, which others hold strongly, and empties it when it ends.
@MainActor
final class ItemReference: LayerOwner {
  /// The view, if the item is one, to be lent.
  nonisolated(unsafe) private(set) var viewLink: ViewLink
  nonisolated(unsafe) private unowned(unsafe) var namedGuide: UILayoutGuide?
  /// The unknowns of the item, once a constraint is about it.
  nonisolated(unsafe) var node: LayoutNode?

  init(_ view: UIView) {
    unsafe viewLink = ViewLink(view)
  }

  init(_ guide: UILayoutGuide) {
    unsafe viewLink = ViewLink()
    unsafe namedGuide = guide
  }

  /// The view, if it is one.
  var view: UIView? { unsafe viewLink.view }

  /// The window that ``UIView/windowReference`` names; that holds references of windows alone.
  var window: UIWindow? {
    guard let view else { return nil }
    return unsafe unsafeDowncast(view, to: UIWindow.self)
  }

  /// The guide, if it is one.
  var guide: UILayoutGuide? { unsafe namedGuide }

  var delegate: (any CALayerDelegate)? { view }

  func changeGeometry(_ change: (CALayer) -> Void) { view?.changeGeometry(change) }

  /// Whether the item has ended.
  var isEmpty: Bool { unsafe viewLink.isEmpty && namedGuide == nil }

  /// The view or guide.
  var item: (any LayoutItem)? {
    if let view { return view }
    return guide
  }

  /// The view itself, or the one that owns the guide.
  var layoutView: UIView? { view ?? guide?.owningView }

  /// Forgets the item, which calls this when it ends.
  nonisolated func end() {
    unsafe viewLink = ViewLink()
    unsafe namedGuide = nil
    unsafe node = nil
  }
}
