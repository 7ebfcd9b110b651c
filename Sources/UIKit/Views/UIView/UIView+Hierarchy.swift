import Foundation
import QuartzCore

extension UIView {
  /// The controller whose root view this is.
  package internal(set) var owningViewController: UIViewController? {
    get { storedController }
    set {
      storedController = newValue
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
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  func find(tag: Int) -> UIView? {
    if hierarchy.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Adding

  func insert(_ view: UIView, above sibling: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: subviews.count)
    }
    insert(view, at: index + 1)
  }

  func insert(_ view: UIView, below sibling: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: subviews.count)
    }
    insert(view, at: index)
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(view !== self, "NSInvalidArgumentException: Can't add self as subview")
    precondition(
      !isInside(view),
      "NSInvalidArgumentException: Can't add \(view) as subview of \(self), which is inside it")
    guard view.superview !== self else { return reorder(view, to: index) }
    view.owningViewController?.checkPlace(in: self)
    let move = WindowMove(of: view, to: window)
    view.superview?.willRemoveSubview(view)
    move.announce()
    view.willMove(toSuperview: self)
    view.leaveLayout()
    view.detach()
    attach(view, at: index)
    view.joinLayout()
    move.finish()
    view.didMoveToSuperview()
    didAddSubview(view)
    view.markForLayout()
    view.safeArea.needsUpdate = true
    // What was marked inside while it stood alone is looked for from the root.
    if view.constraintState.subtreeNeedsUpdate { markSubtreeForConstraints() }
    setNeedsLayout()
    view.placeInSuperviewDidChange()
    view.tintColorMayHaveChanged()
    move.settle()
  }

  func leaveSuperview() {
    guard let superview else { return }
    let move = WindowMove(of: self, to: nil)
    superview.willRemoveSubview(self)
    move.announce()
    willMove(toSuperview: nil)
    leaveLayout()
    detach()
    move.finish()
    didMoveToSuperview()
    superview.setNeedsLayout()
    updateSafeAreaOfSubtree()
    move.settle()
  }

  /// Puts a view into the lists, without a word to anyone.
  private func attach(_ view: UIView, at index: Int) {
    let index = max(0, min(index, subviews.count))
    if index == 0, let first = subviews.first {
      layer.insertSublayer(view.layer, below: first.layer)
    } else if index == subviews.count {
      layer.addSublayer(view.layer)
    } else {
      layer.insertSublayer(view.layer, above: subviews[index - 1].layer)
    }
    hierarchy.subviews.insert(view, at: index)
    view.superviewReference = reference
  }

  private func detach() {
    superview?.hierarchy.subviews.removeAll { $0 === self }
    superviewReference = nil
    layer.removeFromSuperlayer()
  }

  // MARK: Order

  func reorder(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    let index = old < index ? index - 1 : index
    guard index != old else { return }
    view.detach()
    attach(view, at: index)
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
  func setWindow(_ window: UIWindow?) {
    windowReference = window?.reference
    traits.isSettled = false
    for view in subviews { view.setWindow(window) }
  }

  func announceWindow(_ window: UIWindow?) {
    owningViewController?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for view in subviews { view.announceWindow(window) }
  }

  func confirmWindow() {
    if window != nil { adoptAppearances() }
    didMoveToWindow()
    for view in subviews { view.confirmWindow() }
  }

  func settleWindow() {
    owningViewController?.viewDidMoveToWindow()
    for view in subviews { view.settleWindow() }
  }
}

/// The steps of a subtree's way from one window to another.
@MainActor
private struct WindowMove {
  let view: UIView
  let window: UIWindow?
  let isNeeded: Bool

  init(of view: UIView, to window: UIWindow?) {
    self.view = view
    self.window = window
    isNeeded = view.window !== window
  }

  /// Tells of the new window before anything moves.
  func announce() {
    if isNeeded { view.announceWindow(window) }
  }

  /// Sets the new window and tells of it.
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

  /// Lets controllers finish their appearance.
  func settle() {
    if isNeeded { view.settleWindow() }
  }
}
