public import Foundation

/// What is told of what the user does in a search bar; every method may be left out.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether the search may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Tells that the search has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Returns whether the bar may stop taking keys.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Tells that the bar takes no keys any more.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Tells that the user has typed, or has cleared the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Returns whether characters may be replaced by others.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Tells that the search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Tells that the user ends the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Tells that the user has chosen where to search.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Returns `true`.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
