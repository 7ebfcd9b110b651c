import Foundation

extension UIStackView {
  /// Replaces the stack's constraints with those of the current arrangement, unless they are the same.
  func rearrange() {
    guard !stack.isArranged else { return }
    stack.isArranged = true
    deactivateRows()
    NSLayoutConstraint.deactivate(stack.constraints)
    stack.constraints = []
    for guide in stack.guides { removeLayoutGuide(guide) }
    stack.hidden = arrangedHidden
    var arrangement = StackArrangement(self)
    arrangement.arrange()
    stack.guides = arrangement.guides
    activate(arrangement.stackRows)
  }

  /// Which arranged views are hidden.
  private var arrangedHidden: [Bool] {
    var hidden: [Bool] = []
    hidden.reserveCapacity(stack.arranged.count)
    for view in stack.arranged { hidden.append(view.isHidden) }
    return hidden
  }

  /// Updates the arrangement for the views that are now hidden.
  func arrangedVisibilityChanged() {
    if stack.hidden != arrangedHidden { arrangementChanged() }
  }

  /// Updates the arrangement for the sizes of contents, which decide proportions.
  func arrangedContentChanged() {
    if stack.distribution == .fillProportionally { arrangementChanged() }
  }
}
