import Foundation

/// What a compositional layout knows between two invalidations.
@MainActor
struct CompositionalState {
  var configuration = UICollectionViewCompositionalLayoutConfiguration()
  /// The sections where they are; `nil` is to be computed again.
  var sections: [PlacedSection]?
  /// What the sections were computed in.
  var surroundings = CompositionalSurroundings()
  /// The sizes that cells asked for, by section and item.
  var measured: [Int: [Int: CGSize]] = [:]
  /// The sizes that supplementary views asked for.
  var measuredViews: [ElementKey: CGSize] = [:]
  /// The sizes of the views at the edges of the whole content.
  var boundarySizes: [CGSize] = []

  nonisolated init() {}
}

/// What around a compositional layout decides where its items are.
struct CompositionalSurroundings: Equatable {
  /// The size of the view without what the insets take.
  var content = CGSize.zero
  /// What each reference keeps clear beyond the insets, along the writing direction.
  var safeArea = NSDirectionalEdgeInsets.zero
  var margins = NSDirectionalEdgeInsets.zero
  var readable = NSDirectionalEdgeInsets.zero
  var scale: CGFloat = 1
  var traits: UITraitCollection?

  func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    switch reference {
    case .automatic, .safeArea: safeArea
    case .none: .zero
    case .layoutMargins: margins
    case .readableContent: readable
    }
  }
}
