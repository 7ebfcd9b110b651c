import Foundation

/// The tree of a group as values: what the solver knows of an app's objects.
struct GroupTemplate: Sendable {
  /// A length.
  enum Length: Equatable, Sendable {
    case fractionOfWidth(CGFloat)
    case fractionOfHeight(CGFloat)
    case fixed(CGFloat)
    case estimated(CGFloat)

    var isEstimated: Bool { if case .estimated = self { true } else { false } }

    /// The length in a container; a part of it goes down to a whole pixel, so that as many fit as
    /// were meant to (S7.23).
    func resolved(in container: CGSize, scale: CGFloat) -> CGFloat {
      func part(_ length: CGFloat) -> CGFloat {
        // What arithmetic takes from a whole pixel is still that pixel.
        scale > 0 ? (length * scale + 1e-4).rounded(.down) / scale : length
      }
      return switch self {
      case .fractionOfWidth(let number): max(0, part(container.width * number))
      case .fractionOfHeight(let number): max(0, part(container.height * number))
      case .fixed(let number), .estimated(let number): max(0, number)
      }
    }
  }

  struct Spacing: Equatable, Sendable {
    var length: CGFloat = 0
    var isFlexible = false
  }

  /// The distances around an item.
  struct EdgeSpacing: Equatable, Sendable {
    var top = Spacing()
    var leading = Spacing()
    var bottom = Spacing()
    var trailing = Spacing()
  }

  enum Arrangement: Sendable {
    /// An item of the data.
    case leaf
    /// All there is space for along an axis, again and again.
    case fill(isHorizontal: Bool)
    /// A number of the same along an axis; they share the space unless they keep their size.
    case share(isHorizontal: Bool, count: Int, keepsSize: Bool)
    /// Fixed places.
    case fixed([(frame: CGRect, zIndex: Int)])
  }

  var width: Length
  var height: Length
  var insets = NSDirectionalEdgeInsets.zero
  var edges = EdgeSpacing()
  var spacing = Spacing()
  var arrangement = Arrangement.leaf
  var children: [GroupTemplate] = []
  /// The views that are attached, by their places in the list of the layout's attached views.
  var attached: [Int] = []
}

/// A group that has been laid out once: its size, and where its items are in it.
struct SolvedGroup: Sendable {
  struct Leaf: Equatable, Sendable {
    var frame: CGRect
    var zIndex = 0
    /// The axes along which the item's view decides.
    var fitting: FittingAxes = []
    /// Views that are attached to the item, and to groups that begin with it.
    var attached: [Attached] = []
  }

  struct Attached: Equatable, Sendable {
    var number: Int
    var rect: CGRect
  }

  var size: CGSize
  var leaves: [Leaf] = []
}
