import Foundation

/// The state of a compositional layout between two invalidations.
@MainActor
struct CompositionalState {
  var configuration = UICollectionViewCompositionalLayoutConfiguration()
  /// The laid-out sections; `nil` if they need to be computed again.
  var sections: [PlacedSection]?
  /// The surroundings for which the sections were computed.
  var surroundings = CompositionalSurroundings()
  /// The preferred sizes of cells, by section and item.
  var measured: [Int: [Int: CGSize]] = [:]
  /// The preferred sizes of supplementary views.
  var measuredViews: [ElementKey: CGSize] = [:]
  /// The sizes of the views at the edges of the whole content.
  var boundarySizes: [CGSize] = []

  nonisolated init() {}
}
