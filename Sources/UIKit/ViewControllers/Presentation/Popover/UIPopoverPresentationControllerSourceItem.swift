public import Foundation

/// What a popover can point at: a view, or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns where the item is in a view; null where it is not shown.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns where the view is in another one; null where they are in different windows.
  public func frame(in referenceView: UIView) -> CGRect {
    guard window === referenceView.window else { return .null }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns where a bar shows the item, in a view; null where no bar does.
  public func frame(in referenceView: UIView) -> CGRect {
    guard let view = shownView else { return .null }
    return view.frame(in: referenceView)
  }

  /// The view that shows the item in a bar.
  private var shownView: UIView? {
    func find(in view: UIView) -> UIView? {
      if let button = view as? BarButton { return button.item === self ? button : nil }
      for subview in view.subviews {
        if let found = find(in: subview) { return found }
      }
      return nil
    }
    return (owner as? UIView).flatMap(find)
  }
}
