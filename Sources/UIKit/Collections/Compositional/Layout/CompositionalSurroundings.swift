import Foundation

/// The surroundings on which a compositional layout depends.
struct CompositionalSurroundings: Equatable {
  /// The size of the view minus the adjusted insets.
  var content = CGSize.zero
  /// The insets of each reference beyond the adjusted insets, in the layout direction.
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
