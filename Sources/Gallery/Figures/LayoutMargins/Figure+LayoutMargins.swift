extension Figure {
  /// The figures of article 004.
  package static let layoutMargins: [Figure] = [
    marginsFollowSafeArea, directionalMargins, contentInsetGrowsArea, negativeInset, shortContent,
    sidewaysBounce, alwaysInTable, sideEffectsOfNever, additionalInsetsInstead,
  ]
}
