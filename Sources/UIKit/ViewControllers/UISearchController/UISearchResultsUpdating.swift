public import Foundation

/// The methods that update search results as the user types.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Tells the object that the user has begun to search, or has typed.
  func updateSearchResults(for searchController: UISearchController)
}
