/// The effects of a scroll view's edges, created on first use.
@MainActor
struct EdgeEffects {
  var top: UIScrollEdgeEffect?
  var bottom: UIScrollEdgeEffect?
}
