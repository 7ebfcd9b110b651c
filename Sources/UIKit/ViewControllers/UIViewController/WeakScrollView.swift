/// A scroll view that is not kept alive.
struct WeakScrollView {
  weak var view: UIScrollView?
}
