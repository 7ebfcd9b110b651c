extension Figure {
  /// The figures of article 003.
  package static let scrollInsets: [Figure] = [behaviorFormulas, statusBarShift]
}
