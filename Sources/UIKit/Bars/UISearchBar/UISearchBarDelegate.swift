public import Foundation

/// The methods that the delegate of a search bar implements.
///
/// Every method is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Asks the delegate whether to begin editing the search text.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Tells the delegate that editing of the search text has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Asks the delegate whether to stop editing the search text.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Tells the delegate that editing of the search text has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Tells the delegate that the user has typed, or has cleared the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Asks the delegate whether to replace the text in a range.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Tells the delegate that the search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Tells the delegate that the Cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Tells the delegate that the user has selected another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// The default implementation returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// The default implementation does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// The default implementation returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// The default implementation does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// The default implementation does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// The default implementation returns `true`.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// The default implementation does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// The default implementation does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  /// The default implementation does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
