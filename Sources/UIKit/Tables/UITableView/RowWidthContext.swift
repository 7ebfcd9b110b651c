import Foundation

/// The space from side to side that heights depend on, in points.
struct RowWidthContext: Equatable {
  var width: CGFloat
  var contentInsets: SideInsets
  var cardInsets: SideInsets
  var margin: CGFloat
}
