extension Figure {
  /// The figures about the safe area, whose identifiers begin with 001.
  package static let safeArea: [Figure] = [
    phonesWithAndWithoutNotch,
    viewsOnEdges, viewsOnSafeArea, labelsInSubviews,
    translucentBars, barsOfLaterSystems, hiddenStatusBar, safeAreaCallbacks,
    simulatedPhoneX,
    neverAdjusted, scrollableAxes, alwaysAdjusted, automaticallyAdjusted, automaticConditions,
    sameInsetsOnBothSystems, adjustedContentInset, adjustedInsetCallbacks,
    tableInsetsContents, tableFillsWidth,
    collectionList, collectionListInSafeArea,
    gridFromContentInset, gridFromSafeArea, gridFromLayoutMargins,
  ]
}
