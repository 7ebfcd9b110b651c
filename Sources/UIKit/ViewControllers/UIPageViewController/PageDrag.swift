/// A page turn that follows a drag.
@MainActor
struct PageDrag {
  /// The pages beside the visible one, as the data source returned them when the drag began.
  let before: UIViewController?
  let after: UIViewController?
  /// The page to which a drag turns; `nil` until the content has moved.
  var turn: Turn?

  struct Turn {
    let page: UIViewController
    let direction: UIPageViewController.NavigationDirection
    let exchange: ChildTransition
  }
}
