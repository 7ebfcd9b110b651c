package import Foundation

/// The layout of a tab bar's items.
package struct TabBarLayout: Sendable {
  /// Constants for the form of the bar.
  package enum Form: Sendable {
    /// A strip at the bottom, whose items share its width, or are centered as a group (S3.47).
    case strip(isCentered: Bool)
    /// A floating capsule at the bottom.
    case capsule
    /// A small floating circle at the bottom, with the selected item.
    case minimized
    /// A floating capsule of texts at the top.
    case top
  }

  package var form: Form
  /// The size of the bar, the inset below included.
  package var size: CGSize
  /// The safe area around the bar.
  package var insets: UIEdgeInsets

  /// Creates a layout of a bar's form, size and safe area.
  package init(form: Form, size: CGSize, insets: UIEdgeInsets) {
    self.form = form
    self.size = size
    self.insets = insets
  }

  /// The frames of all parts; `capsule` is `nil` for strips.
  package struct Placement: Equatable, Sendable {
    package var items: [CGRect] = []
    package var capsule: CGRect?
  }

  /// Computes the layout of items; `widths` are the texts' widths.
  package func placement(widths: [CGFloat]) -> Placement {
    guard !widths.isEmpty else { return Placement() }
    switch form {
    case .strip(let isCentered):
      return strip(widths.count, isCentered: isCentered)
    case .capsule: return capsule(widths.count)
    case .minimized: return minimized(widths.count)
    case .top: return top(widths)
    }
  }

  private func strip(_ count: Int, isCentered: Bool) -> Placement {
    let height = size.height - insets.bottom
    let space = size.width - insets.left - insets.right
    // The default width of centered items is not documented: 126, estimated.
    let width = isCentered ? min(space / CGFloat(count), 126) : space / CGFloat(count)
    let start = insets.left + (space - width * CGFloat(count)) / 2
    return Placement(
      items: (0..<count).map {
        CGRect(x: start + width * CGFloat($0), y: 0, width: width, height: height)
      })
  }

  /// Returns the placement in the capsule of iOS 26: 62 points high, 21 from the sides and the bottom; estimated, its
  /// lower gap is what remains of 83 (S3.35).
  private func capsule(_ count: Int) -> Placement {
    let height: CGFloat = size.height < 70 ? 52 : 62
    let side: CGFloat = max(21, max(insets.left, insets.right))
    let width = min(size.width - 2 * side, CGFloat(count) * 98 + 8)
    let capsule = CGRect(
      x: (size.width - width) / 2, y: 0, width: width, height: height)
    let each = (width - 8) / CGFloat(count)
    return Placement(
      items: (0..<count).map {
        CGRect(x: capsule.minX + 4 + each * CGFloat($0), y: 4, width: each, height: height - 8)
      }, capsule: capsule)
  }

  /// Returns the placement in a circle of 48 points at the left, vertically centered on the capsule; estimated.
  private func minimized(_ count: Int) -> Placement {
    let whole: CGFloat = size.height < 70 ? 52 : 62
    let circle = CGRect(
      x: max(21, max(insets.left, insets.right)), y: (whole - 48) / 2, width: 48, height: 48)
    return Placement(items: Array(repeating: circle, count: count), capsule: circle)
  }

  private func top(_ widths: [CGFloat]) -> Placement {
    let padded = widths.map { $0 + 32 }
    let width = padded.reduce(8, +)
    let capsule = CGRect(x: (size.width - width) / 2, y: 0, width: width, height: size.height)
    var x = capsule.minX + 4
    return Placement(
      items: padded.map { itemWidth in
        defer { x += itemWidth }
        return CGRect(x: x, y: 4, width: itemWidth, height: size.height - 8)
      }, capsule: capsule)
  }
}
