extension Figure {
  /// The figures of article 004.
  package static let layoutMargins: [Figure] = [
    marginsFollowSafeArea, directionalMargins, contentInsetGrowsArea, shortContent, alwaysInTable,
    sideEffectsOfNever, additionalInsetsInstead,
  ]
}
