import UIKit

extension SFSafariViewController {
  /// The style of the button that dismisses a Safari view controller.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done
    /// Close.
    case close
    /// Cancel.
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
