import Foundation

/// What apps set on a flow layout; the defaults are those of S7.1.
struct FlowProperties: Equatable, Sendable {
  var lineSpacing: CGFloat = 10
  var itemSpacing: CGFloat = 10
  var itemSize = CGSize(width: 50, height: 50)
  var estimatedItemSize = CGSize.zero
  var direction = UICollectionView.ScrollDirection.vertical
  var headerSize = CGSize.zero
  var footerSize = CGSize.zero
  var sectionInset = UIEdgeInsets.zero
  var reference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset
  var headersPin = false
  var footersPin = false
}

/// What a flow layout knows between two invalidations.
struct FlowLayoutState: Sendable {
  var properties = FlowProperties()
  /// What the delegate said; `nil` is to be asked again.
  var metrics: [FlowSection.Metrics]?
  /// Where everything is; `nil` is to be computed again.
  var geometry: FlowGeometry?
  /// What the geometry was computed in.
  var surroundings = FlowSurroundings()
  /// The sizes that cells asked for, by section and item (S7.16).
  var measured: [Int: [Int: CGSize]] = [:]
  /// Whether an item that is too large was reported on the console.
  var hasWarned = false

  var isVertical: Bool { properties.direction == .vertical }

  nonisolated init() {}

  // MARK: Axes

  func size(_ size: CGSize) -> FlowSize {
    isVertical
      ? FlowSize(along: size.height, across: size.width)
      : FlowSize(along: size.width, across: size.height)
  }

  func rect(_ origin: FlowSize, _ size: FlowSize) -> CGRect {
    isVertical
      ? CGRect(x: origin.across, y: origin.along, width: size.across, height: size.along)
      : CGRect(x: origin.along, y: origin.across, width: size.along, height: size.across)
  }

  func edges(_ insets: UIEdgeInsets) -> FlowSection.Edges {
    isVertical
      ? FlowSection.Edges(
        alongStart: insets.top, alongEnd: insets.bottom, acrossStart: insets.left,
        acrossEnd: insets.right)
      : FlowSection.Edges(
        alongStart: insets.left, alongEnd: insets.right, acrossStart: insets.top,
        acrossEnd: insets.bottom)
  }
}

/// What around a flow layout decides where its items are.
struct FlowSurroundings: Equatable, Sendable {
  var bounds = CGSize.zero
  var contentInset = UIEdgeInsets.zero
  /// What the insets of sections are measured from (S7.15).
  var reference = UIEdgeInsets.zero

  /// The size of the bounds without what the insets take (S7.11).
  var content: CGSize {
    CGSize(
      width: bounds.width - contentInset.left - contentInset.right,
      height: bounds.height - contentInset.top - contentInset.bottom)
  }

  /// What the reference adds to the insets of sections: an edge that the scroll view has taken
  /// counts once (S7.15).
  var added: UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, reference.top - contentInset.top),
      left: max(0, reference.left - contentInset.left),
      bottom: max(0, reference.bottom - contentInset.bottom),
      right: max(0, reference.right - contentInset.right))
  }
}
