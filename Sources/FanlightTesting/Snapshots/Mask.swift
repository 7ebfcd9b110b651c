public import UIKit

/// A part of a picture that is not compared.
public enum Mask {
  /// The view with an accessibility identifier.
  case view(identified: String)
  /// The views of a class.
  case views(of: UIView.Type)
  /// A rectangle of the screen, in points.
  case rectangle(CGRect)
  /// The status bar.
  case statusBar
  /// The web views that are shown.
  case webViews
}
