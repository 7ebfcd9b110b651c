package import Foundation

/// The tree of a group as values: the solver's form of an app's objects.
package struct GroupTemplate: Sendable {
  /// A length.
  package enum Length: Equatable, Sendable {
    case fractionOfWidth(CGFloat)
    case fractionOfHeight(CGFloat)
    case fixed(CGFloat)
    case estimated(CGFloat)

    package var isEstimated: Bool { if case .estimated = self { true } else { false } }

    /// Returns the length in a container; a fraction is rounded down to a whole pixel, so that the intended number of
    /// items fits (S7.23).
    package func resolved(in container: CGSize, scale: CGFloat) -> CGFloat {
      func part(_ length: CGFloat) -> CGFloat {
        // A rounding error must not remove a whole pixel.
        scale > 0 ? (length * scale + 1e-4).rounded(.down) / scale : length
      }
      return switch self {
      case .fractionOfWidth(let number): max(0, part(container.width * number))
      case .fractionOfHeight(let number): max(0, part(container.height * number))
      case .fixed(let number), .estimated(let number): max(0, number)
      }
    }
  }

  package struct Spacing: Equatable, Sendable {
    package var length: CGFloat = 0
    package var isFlexible = false

    /// Creates a distance.
    package init(length: CGFloat = 0, isFlexible: Bool = false) {
      self.length = length
      self.isFlexible = isFlexible
    }
  }

  /// The distances around an item.
  package struct EdgeSpacing: Equatable, Sendable {
    package var top = Spacing()
    package var leading = Spacing()
    package var bottom = Spacing()
    package var trailing = Spacing()

    /// Creates distances.
    package init(
      top: Spacing = Spacing(), leading: Spacing = Spacing(), bottom: Spacing = Spacing(),
      trailing: Spacing = Spacing()
    ) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  package enum Arrangement: Sendable {
    /// An item of the data.
    case leaf
    /// Items along an axis, repeated while there is space.
    case fill(isHorizontal: Bool)
    /// A number of equal items along an axis; they share the space unless they keep their size.
    case share(isHorizontal: Bool, count: Int, keepsSize: Bool)
    /// Items with fixed frames.
    case fixed([(frame: CGRect, zIndex: Int)])
  }

  package var width: Length
  package var height: Length
  package var insets = NSDirectionalEdgeInsets.zero
  package var edges = EdgeSpacing()
  package var spacing = Spacing()
  package var arrangement = Arrangement.leaf
  package var children: [GroupTemplate] = []
  /// The attached views, by their indexes in the list of the layout's attached views.
  package var attached: [Int] = []

  /// Creates an item of a size.
  package init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }
}
