import UIKit

/// Distinguishes the app's views from the system's, which are never at fault (testing.md 9).
@MainActor
enum AppViews {
  /// Returns whether the subviews of a view are the system's: of a bar, a search field, or a UIKit control.
  static func hasSystemInside(_ view: UIView) -> Bool {
    switch view {
    case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar, is UITextView: true
    case is UIControl: isFramework(type(of: view))
    default: false
    }
  }

  /// Returns whether the system created a view, such as an indicator, a separator, an accessory view or a container of
  /// controllers' views.
  ///
  /// Those are the views of UIKit classes that are not public.
  static func isSystemMade(_ view: UIView) -> Bool {
    if let scrollView = view.superview as? UIScrollView, scrollView.refreshControl === view {
      return true
    }
    guard isFramework(type(of: view)) else { return false }
    return !isNameable(view)
  }

  /// Returns whether a view inside a system view is the app's again: of a view controller, a cell, or a class of the
  /// app.
  static func isContentRoot(_ view: UIView) -> Bool {
    view.next is UIViewController || view is UICollectionReusableView || view is UITableViewCell
      || view is UITableViewHeaderFooterView || !isFramework(type(of: view))
  }

  /// Returns whether a view belongs to a controller with system content, such as an alert.
  static func isOfSystemController(_ view: UIView) -> Bool {
    view.next is UIAlertController || view.next is UIActivityViewController
  }

  /// Returns the subviews of a view that the app created, or whose content it created.
  static func subviews(of view: UIView) -> [UIView] {
    switch view {
    case let button as UIButton:
      // The title label and the image view belong to the button.
      button.subviews.filter { $0 !== button.titleLabel && $0 !== button.imageView }
    case let cell as UITableViewCell:
      cell.subviews.filter {
        $0 === cell.contentView || $0 === cell.accessoryView || !isFramework(type(of: $0))
      }
    default: view.subviews
    }
  }

  /// Returns whether a class belongs to UIKit or WebKit.
  private static func isFramework(_ type: UIView.Type) -> Bool {
    if let known = frameworkClasses[ObjectIdentifier(type)] { return known }
    let name = String(reflecting: type)
    let isFramework = name.hasPrefix("UIKit.") || name.hasPrefix("WebKit.")
    frameworkClasses[ObjectIdentifier(type)] = isFramework
    return isFramework
  }

  /// The results of ``isFramework(_:)``, cached because creating class names takes long.
  private static var frameworkClasses: [ObjectIdentifier: Bool] = [:]

  /// Returns whether a view is of a public UIKit class.
  private static func isNameable(_ view: UIView) -> Bool {
    nameable.contains(ObjectIdentifier(type(of: view)))
      || view is UITableViewCell || view is UITableViewHeaderFooterView
      || view is UICollectionReusableView || view.next is UIViewController || view is UIWindow
  }

  private static let nameable: Set<ObjectIdentifier> = Set(
    [
      UIView.self, UILabel.self, UIImageView.self, UIStackView.self, UIScrollView.self,
      UITableView.self, UICollectionView.self, UIVisualEffectView.self, UITextView.self,
      UITextField.self, UISearchBar.self, UISearchTextField.self, UIButton.self, UISwitch.self,
      UISlider.self, UIStepper.self, UISegmentedControl.self, UIPageControl.self, UIControl.self,
      UIProgressView.self, UIActivityIndicatorView.self, UINavigationBar.self, UITabBar.self,
      UIToolbar.self, UIListContentView.self,
    ].map { (type: UIView.Type) in ObjectIdentifier(type) })
}
