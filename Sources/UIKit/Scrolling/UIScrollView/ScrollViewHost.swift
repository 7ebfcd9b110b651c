/// A view that shows its content in a scroll view of its own, as a web view does.
@MainActor
package protocol ScrollViewHost: UIView {
  /// The scroll view, which a controller around treats as if it stood in the host's place.
  var hostedScrollView: UIScrollView { get }
}
