import UIKit

extension SFSafariViewController {
  /// The style of the button that dismisses a Safari view controller.
  public enum DismissButtonStyle: Int, Sendable {
    /// The button Done, for a page that needs no decision.
    case done
    /// The button Close, which leaves the page.
    case close
    /// The button Cancel, for a task that is not finished.
    case cancel

    var systemItem: UIBarButtonItem.SystemItem {
      switch self {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    }
  }
}
