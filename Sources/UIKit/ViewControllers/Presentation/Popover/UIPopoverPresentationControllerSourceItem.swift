public import Foundation

/// An item that can anchor a popover: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the item in a view's coordinates; null when it is not shown.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the view in another view's coordinates; null when their windows differ.
  public func frame(in referenceView: UIView) -> CGRect {
    guard window === referenceView.window else { return .null }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame at which a bar shows the item, in a view's coordinates; null when no bar
  /// shows it.
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
