/// The effects of a scroll view's edges; made when they are first asked for.
@MainActor
struct EdgeEffects {
  var top: UIScrollEdgeEffect?
  var bottom: UIScrollEdgeEffect?
}
