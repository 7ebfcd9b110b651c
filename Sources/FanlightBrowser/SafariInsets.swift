import UIKit

/// What a browser has to make of its safe area to place pages where Safari places them.
///
/// A web view that lies under a browser's top bar hands a covering page the bar as an inset and
/// takes the page out from below it at the same time. Safari keeps the top bar's inset as room to
/// scroll, and tells pages of the other three edges only.
struct SafariInsets: Equatable {
  /// The safe area as UIKit has it, in points.
  var safeArea: UIEdgeInsets
  /// How the page wants its scroll view to treat it: `.never` for a page that covers the view.
  var behavior: UIScrollView.ContentInsetAdjustmentBehavior

  /// What the web view answers for its safe area.
  var webViewSafeArea: UIEdgeInsets {
    switch behavior {
    case .never:
      return UIEdgeInsets(
        top: 0, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    case .always:
      return UIEdgeInsets(top: safeArea.top, left: safeArea.left, bottom: 0, right: safeArea.right)
    default:
      return safeArea
    }
  }

  /// What the controller adds to the scroll view's content inset.
  var contentInset: UIEdgeInsets {
    guard behavior == .never else { return .zero }
    return UIEdgeInsets(top: safeArea.top, left: 0, bottom: 0, right: 0)
  }

  /// The insets of the vertical indicator: between the bars, clear of the housing.
  var verticalIndicatorInsets: UIEdgeInsets {
    UIEdgeInsets(top: safeArea.top, left: 0, bottom: safeArea.bottom, right: safeArea.right)
  }

  /// The insets of the horizontal indicator: above the bottom bar, clear of the housing.
  var horizontalIndicatorInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
  }
}
