/// The appearances of the four states.
@MainActor
struct BarButtonStates {
  let normal = UIBarButtonItemStateAppearance()
  let highlighted = UIBarButtonItemStateAppearance()
  let disabled = UIBarButtonItemStateAppearance()
  let focused = UIBarButtonItemStateAppearance()

  var all: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  func copied() -> BarButtonStates {
    let copy = BarButtonStates()
    for (new, old) in zip(copy.all, all) { new.apply(old) }
    return copy
  }
}
