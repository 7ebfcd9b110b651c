package import Foundation

/// A group that has been laid out once: its size, and where its items are in it.
package struct SolvedGroup: Sendable {
  package struct Leaf: Equatable, Sendable {
    package var frame: CGRect
    package var zIndex = 0
    /// The axes along which the item's view decides.
    package var fitting: FittingAxes = []
    /// Views that are attached to the item, and to groups that begin with it.
    package var attached: [Attached] = []
  }

  package struct Attached: Equatable, Sendable {
    package var number: Int
    package var rect: CGRect
  }

  package var size: CGSize
  package var leaves: [Leaf] = []
}
