public import UIKit

/// A part of the screen that is not compared.
public enum Mask {
  /// The view with an accessibility identifier.
  case view(identified: String)
  /// The views of a class.
  case views(of: UIView.Type)
  /// A rectangle of the screen, in points.
  case rectangle(CGRect)
  /// The status bar of the screen.
  case statusBar
  /// The web views on the screen.
  case webViews
}
