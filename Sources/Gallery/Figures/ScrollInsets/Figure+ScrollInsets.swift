extension Figure {
  /// The figures about scroll insets, whose identifiers begin with 003.
  package static let scrollInsets: [Figure] = [behaviorFormulas, statusBarShift]
}
