import UIKit

/// Which views the app made, and which the system did (testing.md 9: the system's never count).
@MainActor
enum AppViews {
  /// Whether the inside of a view is the system's: a bar, a search field, a control of UIKit's own.
  static func hasSystemInside(_ view: UIView) -> Bool {
    switch view {
    case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar, is UITextView: true
    case is UIControl: isFramework(type(of: view))
    default: false
    }
  }

  /// Whether the system made a view, as it does indicators, separators, accessories of cells, and what it
  /// shows the views of controllers in.
  ///
  /// Those are the views whose class is UIKit's own and which no app can name.
  static func isSystemMade(_ view: UIView) -> Bool {
    if let scrollView = view.superview as? UIScrollView, scrollView.refreshControl === view {
      return true
    }
    guard isFramework(type(of: view)) else { return false }
    return !isNameable(view)
  }

  /// Whether a view in one that the system made is the app's again: of a controller, a cell, or a class of
  /// the app.
  static func isContentRoot(_ view: UIView) -> Bool {
    view.next is UIViewController || view is UICollectionReusableView || view is UITableViewCell
      || view is UITableViewHeaderFooterView || !isFramework(type(of: view))
  }

  /// Whether a view is that of a controller whose content is the system's, such as an alert.
  static func isOfSystemController(_ view: UIView) -> Bool {
    view.next is UIAlertController || view.next is UIActivityViewController
  }

  /// The subviews of a view that the app made, or whose content it made.
  static func subviews(of view: UIView) -> [UIView] {
    switch view {
    case let button as UIButton:
      // The title and the image are parts of the button.
      button.subviews.filter { $0 !== button.titleLabel && $0 !== button.imageView }
    case let cell as UITableViewCell:
      cell.subviews.filter {
        $0 === cell.contentView || $0 === cell.accessoryView || !isFramework(type(of: $0))
      }
    default: view.subviews
    }
  }

  /// Whether a class is of UIKit or WebKit.
  private static func isFramework(_ type: UIView.Type) -> Bool {
    if let known = frameworkClasses[ObjectIdentifier(type)] { return known }
    let name = String(reflecting: type)
    let isFramework = name.hasPrefix("UIKit.") || name.hasPrefix("WebKit.")
    frameworkClasses[ObjectIdentifier(type)] = isFramework
    return isFramework
  }

  /// What ``isFramework(_:)`` has found, as names of classes take long to make.
  private static var frameworkClasses: [ObjectIdentifier: Bool] = [:]

  /// Whether a view is of a class of UIKit's own that apps create.
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
