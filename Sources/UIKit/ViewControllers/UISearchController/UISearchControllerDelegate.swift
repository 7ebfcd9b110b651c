public import Foundation

/// The methods with which a delegate follows the beginning and end of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that a search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Tells the delegate that a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Tells the delegate that a search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Tells the delegate that a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// The default implementation does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}

  /// The default implementation does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}

  /// The default implementation does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}

  /// The default implementation does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
