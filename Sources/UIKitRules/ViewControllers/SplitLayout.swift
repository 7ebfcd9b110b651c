package import Foundation

/// The layout of the columns of a split view.
package struct SplitLayout: Equatable, Sendable {
  /// The visible columns, and whether the others are beside the secondary one, over it or displace it.
  package enum Mode: Equatable, Sendable {
    case secondaryOnly
    case oneBeside
    case oneOver
    case twoBeside
    case twoOver
    case twoDisplace
  }

  /// Constants for the way in which columns share the container.
  package enum Behavior: Equatable, Sendable {
    case automatic
    case tile
    case overlay
    case displace
  }

  /// The size of the container.
  package var size: CGSize
  /// Whether there are three columns.
  package var isTriple: Bool
  /// The columns to show.
  package var mode: Mode
  /// The widths of the columns before the last.
  package var primary: CGFloat
  package var supplementary: CGFloat
  /// Whether the first column is at the right.
  package var isMirrored = false
  /// The safe area inset of the container at the first column's side, in points.
  package var sideInset: CGFloat = 0
  /// The distance of a floating first column from the container's edges, in points (S3.51); `nil` if
  /// columns are side by side.
  package var sidebarMargin: CGFloat?

  /// Creates the layout of a container.
  package init(
    size: CGSize, isTriple: Bool, mode: Mode, primary: CGFloat, supplementary: CGFloat,
    isMirrored: Bool = false, sideInset: CGFloat = 0, sidebarMargin: CGFloat? = nil
  ) {
    self.size = size
    self.isTriple = isTriple
    self.mode = mode
    self.primary = primary
    self.supplementary = supplementary
    self.isMirrored = isMirrored
    self.sideInset = sideInset
    self.sidebarMargin = sidebarMargin
  }

  /// The columns' rectangles; `nil` if one is hidden.
  package struct Placement: Equatable, Sendable {
    package var primary: CGRect?
    package var supplementary: CGRect?
    package var secondary: CGRect
    /// Whether the last column is below others, dimmed.
    package var isDimmed = false
    /// The width of the column next to a floating one that is below it, in points: that column's
    /// safe area inset at this side (S3.52).
    package var sidebarInset: CGFloat = 0

    /// Creates a placement.
    package init(
      primary: CGRect? = nil, supplementary: CGRect? = nil, secondary: CGRect,
      isDimmed: Bool = false, sidebarInset: CGFloat = 0
    ) {
      self.primary = primary
      self.supplementary = supplementary
      self.secondary = secondary
      self.isDimmed = isDimmed
      self.sidebarInset = sidebarInset
    }
  }

  /// Returns the mode that `.automatic` resolves to: columns side by side if the space is wider than high, otherwise
  /// the last one alone.
  ///
  /// Apple's documentation says that it depends on device and orientation; this is the behavior that
  /// developers observe on iPads of 11 inches.
  package static func automatic(size: CGSize, behavior: Behavior) -> Mode {
    switch behavior {
    case .tile: .oneBeside
    case .overlay, .displace: .secondaryOnly
    case .automatic: size.width > size.height ? .oneBeside : .secondaryOnly
    }
  }

  /// Returns the mode that shows one column or two beside the last one, for the button and `show(_:)`.
  package static func showing(two: Bool, size: CGSize, behavior: Behavior) -> Mode {
    let isWide = size.width > size.height
    switch behavior {
    case .tile: return two ? .twoBeside : .oneBeside
    case .overlay: return two ? .twoOver : .oneOver
    case .displace: return two ? .twoDisplace : .oneBeside
    case .automatic:
      if isWide { return two ? .twoBeside : .oneBeside }
      return two ? .twoOver : .oneOver
    }
  }

  /// Returns the columns' rectangles.
  package func placement() -> Placement {
    var place = Placement(secondary: CGRect(origin: .zero, size: size))
    let isTwo = mode == .twoBeside || mode == .twoOver || mode == .twoDisplace
    guard mode != .secondaryOnly else { return place }
    // Of three columns the supplementary one comes first.
    var x: CGFloat = 0
    var obscured: CGFloat = 0
    if !isTriple || isTwo, primary > 0 {
      let rect = primaryRect
      place.primary = rect
      if sidebarMargin == nil { x = rect.maxX } else { obscured = rect.maxX }
    }
    if isTriple, supplementary > 0 {
      place.supplementary = CGRect(
        x: x, y: 0, width: obscured + supplementary, height: size.height)
      x += obscured + supplementary
    }
    switch mode {
    case .oneBeside, .twoBeside:
      place.secondary = CGRect(
        x: x, y: 0, width: max(0, size.width - x), height: size.height)
    case .twoDisplace:
      // The last column keeps the width that it has beside one, and extends beyond the edge.
      let beside = isTriple ? supplementary : x
      place.secondary = CGRect(
        x: x, y: 0, width: max(0, size.width - beside), height: size.height)
    default: place.isDimmed = true
    }
    // A dimmed column below others keeps its safe area.
    place.sidebarInset = place.isDimmed && !isTriple ? 0 : obscured
    return isMirrored ? mirrored(place) : place
  }

  /// The first column at the left: from edge to edge, or floating.
  private var primaryRect: CGRect {
    guard let sidebarMargin else {
      return CGRect(x: 0, y: 0, width: primary + sideInset, height: size.height)
    }
    return CGRect(
      x: max(sidebarMargin, sideInset), y: sidebarMargin, width: primary,
      height: max(0, size.height - 2 * sidebarMargin))
  }

  private func mirrored(_ place: Placement) -> Placement {
    let container = CGRect(origin: .zero, size: size)
    return Placement(
      primary: place.primary?.mirrored(in: container),
      supplementary: place.supplementary?.mirrored(in: container),
      secondary: place.secondary.mirrored(in: container), isDimmed: place.isDimmed,
      sidebarInset: place.sidebarInset)
  }
}
