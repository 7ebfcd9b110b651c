import Foundation

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
