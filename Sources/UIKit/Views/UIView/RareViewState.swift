/// State that few views have, created when the first part of it is set, so that other views need no
/// memory for it.
@MainActor
final class RareViewState {
  var touching = TouchingState()
  var interactions: [any UIInteraction] = []
  var traitOverrides = UITraitOverrides()
  var traitRegistrations = TraitRegistrations()
  var mask: UIView?
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []
  /// The constraints whose numbers contain insets, baselines or scrolling of the view.
  var dependents: [NSLayoutConstraint] = []
  /// The rows of stacks whose numbers contain margins or baselines of the view.
  var dependentRows: [StackRows] = []

  /// Returns whether the constants of a stack's rows contain margins or baselines of the view.
  func dependsOn(_ rows: StackRows) -> Bool {
    for other in dependentRows where other === rows { return true }
    return false
  }
}

extension UIView {
  /// The rare state, which is created if needed.
  var rare: RareViewState {
    if let storedRare { return storedRare }
    let made = RareViewState()
    storedRare = made
    return made
  }

  var touching: TouchingState {
    get { storedRare?.touching ?? TouchingState() }
    set { rare.touching = newValue }
  }
}
