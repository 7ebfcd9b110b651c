import Foundation

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
