extension InterfaceSchema {
  static let containerKinds = [
    InterfaceKind(
      "scrollView", "view",
      attributes: """
        alwaysBounceHorizontal alwaysBounceVertical bounces bouncesZoom canCancelContentTouches
        contentInsetAdjustmentBehavior delaysContentTouches directionalLockEnabled indicatorStyle
        keyboardDismissMode maximumZoomScale minimumZoomScale pagingEnabled scrollEnabled
        showsHorizontalScrollIndicator showsVerticalScrollIndicator
        """,
      keys: """
        contentInset scrollIndicatorInsets contentLayoutGuide frameLayoutGuide contentOffset
        contentSize
        """),
    InterfaceKind(
      "tableView", "scrollView",
      attributes: """
        style dataMode rowHeight sectionHeaderHeight sectionFooterHeight estimatedRowHeight
        estimatedSectionHeaderHeight estimatedSectionFooterHeight separatorStyle allowsSelection
        allowsMultipleSelection allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing
        separatorInsetReference sectionIndexMinimumDisplayRowCount
        """,
      keys: """
        separatorColor separatorInset tableHeaderView tableFooterView backgroundView
        sectionIndexColor sectionIndexBackgroundColor
        """, lists: "prototypes sections"),
    InterfaceKind(
      "tableViewSection", attributes: "headerTitle footerTitle", keys: "headerTitle footerTitle",
      lists: "cells"),
    InterfaceKind(
      "tableViewCell", "view",
      attributes: """
        style reuseIdentifier selectionStyle accessoryType editingAccessoryType indentationLevel
        indentationWidth shouldIndentWhileEditing showsReorderControl textLabel detailTextLabel
        imageView rowHeight focusStyle hidesAccessoryWhenEditing
        """, keys: "separatorInset accessoryView editingAccessoryView backgroundView"),
    InterfaceKind("tableViewCellContentView", "view", attributes: "tableViewCell"),
    InterfaceKind(
      "collectionView", "scrollView",
      attributes: "dataMode allowsSelection allowsMultipleSelection prefetchingEnabled",
      keys: """
        collectionViewLayout backgroundView sectionHeaderView sectionFooterView
        collectionReusableView
        """, lists: "cells"),
    InterfaceKind(
      "collectionViewCell", "view", attributes: "reuseIdentifier", keys: "size"),
    InterfaceKind("collectionViewCellContentView", "view"),
    InterfaceKind(
      "collectionReusableView", "view", attributes: "reuseIdentifier", keys: "size"),
    InterfaceKind("collectionViewLayout"),
    InterfaceKind(
      "collectionViewFlowLayout",
      attributes: """
        scrollDirection minimumLineSpacing minimumInteritemSpacing automaticEstimatedItemSize
        sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
        """, keys: "itemSize estimatedItemSize headerReferenceSize footerReferenceSize sectionInset"
    ),
  ]
}
