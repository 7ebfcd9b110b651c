extension Figure {
  /// The figures about layout margins, whose identifiers begin with 004.
  package static let layoutMargins: [Figure] = [
    marginsFollowSafeArea, directionalMargins, contentInsetGrowsArea, negativeInset, shortContent,
    sidewaysBounce, alwaysInTable, sideEffectsOfNever, additionalInsetsInstead,
  ]
}
