import Foundation

/// Constants for the elements that attributes describe: an item, or a view that a layout adds to
/// the items.
enum LayoutElement: Hashable, Sendable {
  case cell
  case supplementary(String)
  case decoration(String)

  var category: UICollectionView.ElementCategory {
    switch self {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }

  var kind: String? {
    switch self {
    case .cell: nil
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }
}
