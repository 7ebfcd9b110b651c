import Foundation
import QuartzCore

extension UIView {
  /// The controller whose root view this is.
  package internal(set) var owningViewController: UIViewController? {
    get { hierarchy.hasController ? storedController : nil }
    set {
      storedController = newValue
      hierarchy.hasController = newValue != nil
      margins.reported = effectiveLayoutMargins
    }
  }

  /// The nearest controller above: the owner of this view or of a view around it.
  package var nearestViewController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let owner = current.owningViewController { return owner }
      view = current.superview
    }
    return nil
  }

  /// The system that the view runs on.
  package var systemVersion: SystemVersion {
    window?.windowScene?.device.system ?? Runtime.system
  }

  func isInside(_ view: UIView) -> Bool {
    self === view || superviewLink.with { $0.isInside(view) } ?? false
  }

  /// Calls `body` with each of the current subviews, back to front.
  @inline(__always)
  func forEachSubview(_ body: (UIView) -> Void) {
    let views = hierarchy.subviews
    if views.isEmpty { return }
    views.passEachUnretained(to: body)
    withExtendedLifetime(views) {}
  }

  func find(tag: Int) -> UIView? {
    if hierarchy.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Adding

  /// The position of a subview's layer: not every sublayer belongs to a subview (S8.38).
  enum LayerPosition {
    case above(UIView)
    case below(UIView)
  }

  func insert(_ view: UIView, above sibling: UIView) {
    guard view !== sibling else { return }
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: subviews.count)
    }
    insert(view, at: index + 1, .above(sibling))
  }

  func insert(_ view: UIView, below sibling: UIView) {
    guard view !== sibling else { return }
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: subviews.count)
    }
    insert(view, at: index, .below(sibling))
  }

  func insert(_ view: UIView, at index: Int, _ place: LayerPosition? = nil) {
    precondition(view !== self, "NSInvalidArgumentException: Can't add self as subview")
    precondition(
      !isInside(view),
      "NSInvalidArgumentException: Can't add \(view) as subview of \(self), which is inside it")
    if view.superviewLink.names(self) { return reorder(view, to: index, place) }
    view.owningViewController?.checkPlace(in: self)
    let move = WindowMove(of: view, to: windowReference)
    view.superviewLink.view?.willRemoveSubview(view)
    move.announce()
    view.willMove(toSuperview: self)
    view.detachFromLayout()
    view.detach()
    attach(view, at: index, place)
    view.attachToLayout()
    move.finish()
    view.didMoveToSuperview()
    didAddSubview(view)
    view.markForLayout()
    view.safeArea.needsUpdate = true
    // Views that were marked while the tree was separate are found from the root.
    if view.constraintState.subtreeNeedsUpdate { markSubtreeForConstraints() }
    setNeedsLayout()
    view.positionInSuperviewDidChange()
    view.tintColorMayHaveChanged()
    move.finishTransitions()
  }

  func detachFromSuperview() {
    guard let superview else { return }
    let move = WindowMove(of: self, to: nil)
    superview.willRemoveSubview(self)
    move.announce()
    willMove(toSuperview: nil)
    detachFromLayout()
    detach()
    move.finish()
    didMoveToSuperview()
    superview.setNeedsLayout()
    updateSafeAreaOfSubtree()
    move.finishTransitions()
  }

  /// Inserts a view into the lists, without notifications.
  private func attach(_ view: UIView, at index: Int, _ place: LayerPosition?) {
    let count = hierarchy.subviews.count
    let index = max(0, min(index, count))
    switch place {
    case .above(let sibling):
      ownLayer.insertSublayer(view.ownLayer, above: sibling.ownLayer)
    case .below(let sibling):
      ownLayer.insertSublayer(view.ownLayer, below: sibling.ownLayer)
    case nil where index == count:
      ownLayer.addSublayer(view.ownLayer)
    case nil where index == 0:
      ownLayer.insertSublayer(view.ownLayer, below: hierarchy.subviews[0].ownLayer)
    case nil:
      ownLayer.insertSublayer(view.ownLayer, above: hierarchy.subviews[index - 1].ownLayer)
    }
    if index == count {
      hierarchy.subviews.append(view)
    } else {
      hierarchy.subviews.insert(view, at: index)
    }
    view.superviewLink = ViewLink(self)
  }

  private func detach() {
    superviewLink.view?.hierarchy.subviews.removeAll { $0 === self }
    superviewLink = ViewLink()
    ownLayer.removeFromSuperlayer()
  }

  // MARK: Order

  func reorder(_ view: UIView, to index: Int, _ place: LayerPosition? = nil) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    let index = old < index ? index - 1 : index
    guard index != old || place != nil else { return }
    view.detach()
    attach(view, at: index, place)
  }

  func exchange(_ one: Int, _ other: Int) {
    guard one != other, subviews.indices.contains(one), subviews.indices.contains(other) else {
      return
    }
    let (low, high) = (min(one, other), max(one, other))
    let (first, second) = (subviews[low], subviews[high])
    reorder(second, to: low)
    reorder(first, to: high + 1)
  }

  /// Sets the window of the subtree and tells each view, from the top.
  func setWindow(_ window: ItemReference?) {
    windowReference = window
    traits.isSettled = false
    forEachSubview { $0.setWindow(window) }
  }

  func announceWindow(_ window: UIWindow?) {
    owningViewController?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    forEachSubview { $0.announceWindow(window) }
  }

  func confirmWindow() {
    if windowReference != nil { applyAppearances() }
    didMoveToWindow()
    forEachSubview { $0.confirmWindow() }
  }

  func finishAppearanceTransitions() {
    owningViewController?.viewDidMoveToWindow()
    forEachSubview { $0.finishAppearanceTransitions() }
  }
}

/// The steps of a subtree's way from one window to another.
@MainActor
private struct WindowMove {
  let view: UIView
  let window: ItemReference?
  let isNeeded: Bool

  init(of view: UIView, to window: ItemReference?) {
    // A deallocated window counts as none.
    let old = view.windowReference?.isEmpty == true ? nil : view.windowReference
    self.view = view
    self.window = window?.isEmpty == true ? nil : window
    isNeeded = old !== self.window
  }

  /// Reports the new window before anything moves.
  func announce() {
    if isNeeded { view.announceWindow(window?.window) }
  }

  /// Sets the new window and reports it.
  func finish() {
    guard isNeeded else { return }
    if let old = view.window, let responder = old.firstResponder as? UIView,
      responder.isInside(view)
    {
      old.firstResponder = nil
    }
    view.setWindow(window)
    if window != nil { view.updateTraits() }
    view.confirmWindow()
  }

  /// Makes controllers finish their appearance transitions.
  func finishTransitions() {
    if isNeeded { view.finishAppearanceTransitions() }
  }
}
