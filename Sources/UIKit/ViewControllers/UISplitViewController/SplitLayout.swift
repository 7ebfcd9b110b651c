import Foundation

/// Where the columns of a split view lie; knows nothing of views.
struct SplitLayout: Equatable, Sendable {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  /// The size of the container.
  var size: CGSize
  /// Whether there are three columns.
  var isTriple: Bool
  /// What is to be seen.
  var mode: Mode
  /// The widths of the columns before the last.
  var primary: CGFloat
  var supplementary: CGFloat
  /// Whether the first column is at the right.
  var isTurned = false

  /// The columns' rectangles; `nil` where one is not seen.
  struct Placement: Equatable, Sendable {
    var primary: CGRect?
    var supplementary: CGRect?
    var secondary: CGRect
    /// Whether the last column lies below others, dimmed.
    var isDimmed = false
  }

  /// What `.automatic` stands for: columns beside each other where the space is wider than high, else
  /// the last one alone.
  ///
  /// Apple's documentation says that it depends on device and orientation; this is what developers
  /// see on tablets of 11 inches.
  static func automatic(size: CGSize, behavior: Behavior, isTriple: Bool) -> Mode {
    switch behavior {
    case .tile: .oneBesideSecondary
    case .overlay, .displace: .secondaryOnly
    case .automatic: size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    }
  }

  /// Returns the mode that shows one column or two beside the last, as the button and `show(_:)` want.
  static func showing(two: Bool, size: CGSize, behavior: Behavior) -> Mode {
    let isWide = size.width > size.height
    switch behavior {
    case .tile: return two ? .twoBesideSecondary : .oneBesideSecondary
    case .overlay: return two ? .twoOverSecondary : .oneOverSecondary
    case .displace: return two ? .twoDisplaceSecondary : .oneBesideSecondary
    case .automatic:
      if isWide { return two ? .twoBesideSecondary : .oneBesideSecondary }
      return two ? .twoOverSecondary : .oneOverSecondary
    }
  }

  func place() -> Placement {
    let whole = CGRect(origin: .zero, size: size)
    var place = Placement(secondary: whole)
    let isTwo =
      mode == .twoBesideSecondary || mode == .twoOverSecondary || mode == .twoDisplaceSecondary
    guard mode != .secondaryOnly, mode != .automatic else { return place }
    // Of three columns the one between comes first.
    var x: CGFloat = 0
    if !isTriple || isTwo {
      place.primary = CGRect(x: x, y: 0, width: primary, height: size.height)
      x += primary
    }
    if isTriple {
      place.supplementary = CGRect(x: x, y: 0, width: supplementary, height: size.height)
      x += supplementary
    }
    switch mode {
    case .oneBesideSecondary, .twoBesideSecondary:
      place.secondary = CGRect(
        x: x, y: 0, width: max(0, size.width - x), height: size.height)
    case .twoDisplaceSecondary:
      // The last column keeps the width that it has beside one, and ends beyond the edge.
      let beside = isTriple ? supplementary : primary
      place.secondary = CGRect(
        x: x, y: 0, width: max(0, size.width - beside), height: size.height)
    default: place.isDimmed = true
    }
    return isTurned ? turned(place) : place
  }

  private func turned(_ place: Placement) -> Placement {
    func mirrored(_ rect: CGRect) -> CGRect {
      CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    return Placement(
      primary: place.primary.map(mirrored), supplementary: place.supplementary.map(mirrored),
      secondary: mirrored(place.secondary), isDimmed: place.isDimmed)
  }
}

/// The width of a column, as the app prefers it.
struct ColumnWidth: Equatable, Sendable {
  var preferred = UISplitViewController.automaticDimension
  var fraction = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension

  /// Returns the width in a container.
  ///
  /// Without a wish it is 40 per cent and at most 320, the documented defaults of the first column;
  /// a column between has the same, a guess.
  func resolved(in width: CGFloat) -> CGFloat {
    func or(_ value: CGFloat, _ usual: CGFloat) -> CGFloat {
      value == UISplitViewController.automaticDimension ? usual : value
    }
    let isFree = preferred == UISplitViewController.automaticDimension
    let wanted = isFree ? or(fraction, 0.4) * width : preferred
    // A width of its own is not held back by the usual maximum.
    let most = or(maximum, isFree ? 320 : max(320, preferred))
    return min(max(wanted, or(minimum, 0)), most, width).rounded()
  }
}
