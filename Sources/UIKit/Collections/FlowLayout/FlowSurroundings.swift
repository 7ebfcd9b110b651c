import Foundation

/// The surroundings on which a flow layout depends.
struct FlowSurroundings: Equatable, Sendable {
  var bounds = CGSize.zero
  var contentInset = UIEdgeInsets.zero
  /// The insets from which the insets of sections are measured (S7.15).
  var reference = UIEdgeInsets.zero

  /// The size of the bounds minus the adjusted insets (S7.11).
  var content: CGSize {
    CGSize(
      width: bounds.width - contentInset.left - contentInset.right,
      height: bounds.height - contentInset.top - contentInset.bottom)
  }

  /// The insets that the reference adds to the insets of sections: an edge that the scroll view's
  /// adjustment includes already is not counted again (S7.15).
  var added: UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, reference.top - contentInset.top),
      left: max(0, reference.left - contentInset.left),
      bottom: max(0, reference.bottom - contentInset.bottom),
      right: max(0, reference.right - contentInset.right))
  }
}
