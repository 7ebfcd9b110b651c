import Foundation

extension UIViewController {
  var loadedView: UIView {
    if let view = loading.view { return view }
    loadView()
    guard let view = loading.view else {
      preconditionFailure(
        "\(type(of: self)).loadView() did not set the view; assign `view` in it or call super")
    }
    viewDidLoad()
    return view
  }

  func setView(_ view: UIView?) {
    guard view !== loading.view else { return }
    if let owner = view?.owningViewController, owner !== self {
      preconditionFailure(
        """
        UIViewControllerHierarchyInconsistency: A view can only be associated with at most one \
        view controller at a time! View \(view?.description ?? "") is associated with \(owner). \
        Clear this association before associating this view with \(self).
        """)
    }
    if loading.view?.owningViewController === self { loading.view?.owningViewController = nil }
    loading.view = view
    if let view {
      view.owningViewController = self
      controllerTraits.known = traitCollection
    }
  }

  func makeDefaultView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// The window whose root controller this is.
  var hostWindow: UIWindow? {
    get { containment.hostWindow?.window }
    set { containment.hostWindow = newValue?.reference }
  }
}
