/// The state of a view's layout margins.
struct MarginState {
  /// What the app has said; the last setter wins (S5.4).
  ///
  /// S5.4: `directionalLayoutMargins` and `layoutMargins` are two views of one value.
  enum Base {
    /// Nothing: the standard margins, or the least ones of a controller's view.
    case unset
    /// Physical edges.
    case physical(UIEdgeInsets)
    /// Edges that follow the writing direction.
    case directional(NSDirectionalEdgeInsets)
  }

  var base = Base.unset
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// The value that listeners know.
  var reported: UIEdgeInsets = LayoutMargins.standard
}
