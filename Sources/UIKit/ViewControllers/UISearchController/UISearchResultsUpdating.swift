public import Foundation

/// The methods that update search results as the user types.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Tells the object that the user has begun to search, or has changed the search text.
  func updateSearchResults(for searchController: UISearchController)
}
