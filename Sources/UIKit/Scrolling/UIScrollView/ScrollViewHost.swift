/// A view that shows its content in its own scroll view, such as a web view.
@MainActor
package protocol ScrollViewHost: UIView {
  /// The scroll view, which an enclosing controller treats as if it were the host itself.
  var hostedScrollView: UIScrollView { get }
}
