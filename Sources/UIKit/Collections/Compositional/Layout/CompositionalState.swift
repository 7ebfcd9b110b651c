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
