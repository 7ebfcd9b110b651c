/// The appearances of the four states.
@MainActor
struct TabBarItemStates {
  let normal = UITabBarItemStateAppearance()
  let selected = UITabBarItemStateAppearance()
  let disabled = UITabBarItemStateAppearance()
  let focused = UITabBarItemStateAppearance()

  var all: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  func copied() -> TabBarItemStates {
    let copy = TabBarItemStates()
    for (new, old) in zip(copy.all, all) { new.apply(old) }
    return copy
  }
}
