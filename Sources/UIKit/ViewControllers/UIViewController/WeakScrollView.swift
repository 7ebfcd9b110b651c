/// A weak reference to a scroll view.
struct WeakScrollView {
  weak var view: UIScrollView?
}
