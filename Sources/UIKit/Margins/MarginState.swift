/// The state of a view's layout margins.
struct MarginState {
  /// The margins that the app has set; the last setter wins (S5.4).
  ///
  /// S5.4: `directionalLayoutMargins` and `layoutMargins` are two views of one value.
  enum Base {
    /// No margins are set: the standard margins apply, or the minimum ones of a controller's view.
    case unset
    /// Margins at physical edges.
    case physical(UIEdgeInsets)
    /// Edges that follow the writing direction.
    case directional(NSDirectionalEdgeInsets)
  }

  var base = Base.unset
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// The value that was last reported.
  var reported: UIEdgeInsets = LayoutMargins.standard
}
