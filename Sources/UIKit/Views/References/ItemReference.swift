import QuartzCore

/// A reference to a view or guide for constraints, layout, subviews and its layer; empty after the
/// item is deallocated.
///
/// Everything in a view tree refers to its surroundings. Weak references would make each reference
/// count of the views slow, and such counts took half of the time of a screen. So an item creates one
/// reference of its own, which others retain, and clears it when it is deallocated.
@MainActor
final class ItemReference: LayerOwner {
  /// The view, if the item is one, to be lent.
  nonisolated(unsafe) private(set) var viewLink: ViewLink
  nonisolated(unsafe) private unowned(unsafe) var namedGuide: UILayoutGuide?
  /// The solver's variables for the item; `nil` until a constraint refers to it.
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

  /// The window of ``UIView/windowReference``, which contains references of windows only.
  var window: UIWindow? {
    guard let view else { return nil }
    return unsafe unsafeDowncast(view, to: UIWindow.self)
  }

  /// The guide, if it is one.
  var guide: UILayoutGuide? { unsafe namedGuide }

  var delegate: (any CALayerDelegate)? { view }

  func changeGeometry(_ change: (CALayer) -> Void) { view?.changeGeometry(change) }

  /// Whether the item was deallocated.
  var isEmpty: Bool { unsafe viewLink.isEmpty && namedGuide == nil }

  /// The view or guide.
  var item: (any LayoutItem)? {
    if let view { return view }
    return guide
  }

  /// The view itself, or the owning view of the guide.
  var layoutView: UIView? { view ?? guide?.owningView }

  /// Clears the reference; called when the item is deallocated.
  nonisolated func clear() {
    unsafe viewLink = ViewLink()
    unsafe namedGuide = nil
    unsafe node = nil
  }
}
