import Foundation

extension UITableView {
  /// The margins of a table that no controller owns: the system's at the sides (S6.7, S6.21).
  var tableMargins: UIEdgeInsets {
    let side = LayoutMargins.systemMinimum(width: bounds.width, system: systemVersion)
    return UIEdgeInsets(
      top: LayoutMargins.standard.top, left: side, bottom: LayoutMargins.standard.bottom,
      right: side)
  }

  /// The safe area at the sides that the table propagates to its cells (S4.15, S6.1).
  ///
  /// S6.1: Cells, headers and footers span the table's width; their content views are inset by the
  /// safe area at the sides, their backgrounds are not.
  private var sideSafeArea: SideInsets {
    let insets = safeAreaInsets.masked(by: safeAreaEdgesForSubviews)
    return SideInsets(left: insets.left, right: insets.right)
  }

  /// The insets of inset grouped sections from the table's sides; zero in other styles (S6.21).
  private var cardInsets: SideInsets {
    guard style == .insetGrouped else { return SideInsets() }
    let margins = layoutMargins
    return SideInsets(left: margins.left, right: margins.right)
  }

  /// Returns a rectangle as wide as cells are: inset at the sides in an inset grouped table.
  func cardRect(_ rect: CGRect) -> CGRect {
    let insets = cardInsets
    return CGRect(
      x: rect.minX + insets.left, y: rect.minY,
      width: max(0, rect.width - insets.left - insets.right), height: rect.height)
  }

  /// The insets of contents of cells, headers and footers at the sides (S6.1, S6.2).
  private var contentSideInsets: SideInsets {
    table.insetsContentViews && style != .insetGrouped ? sideSafeArea : SideInsets()
  }

  /// The margins of contents, without the safe area.
  private var contentMargin: CGFloat {
    if style == .insetGrouped {
      // S6.22 for iOS 26; the same widths determine the margins on earlier systems (S5.8).
      return bounds.width >= 414 ? 20 : 16
    }
    let safeArea = safeAreaInsets
    var margin = layoutMargins.left
    if insetsLayoutMarginsFromSafeArea, systemVersion.metrics.hasSafeAreaInSeparators {
      margin -= safeArea.left
    }
    guard cellLayoutMarginsFollowReadableWidth else { return margin }
    let whole = CGRect(origin: .zero, size: bounds.size)
    let readable = ReadableWidth.rect(in: whole, margins: layoutMargins, system: systemVersion)
    return max(margin, readable.minX - safeArea.left)
  }

  /// The width, insets and margin that the layout of rows depends on.
  var currentWidthContext: RowWidthContext {
    RowWidthContext(
      width: bounds.width, contentInsets: contentSideInsets, cardInsets: cardInsets,
      margin: contentMargin)
  }

  /// Returns the table-dependent settings of a cell.
  func cellContext(_ path: IndexPath) -> CellContext {
    var context = CellContext(system: systemVersion)
    let count = table.layout.sections[path.section].rows.count
    context.style = style
    context.contentInsets = contentSideInsets
    context.margin = contentMargin
    context.isFirst = path.row == 0
    context.isLast = path.row == count - 1
    context.indexWidth = showsIndex ? metrics.indexWidth : 0
    context.hasWideAccessories =
      pixelScale >= 3 && bounds.width >= 414 && traitCollection.userInterfaceIdiom == .phone
      && (window?.screen.bounds).map { min($0.width, $0.height) >= 414 } ?? true
    let next = IndexPath(row: path.row + 1, section: path.section)
    context.separators = cellSeparators(
      isFirst: context.isFirst, isLast: context.isLast, hidesBottom: hasSelectedAppearance(next))
    if table.isEditing {
      context.selectsWhileEditing = allowsMultipleSelectionDuringEditing
      context.editingStyle = editingStyle(path)
      context.indentsWhileEditing =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      context.canMove = canMove(path)
    }
    return context
  }

  /// Returns the separator settings of a cell (S6.6-S6.8).
  func cellSeparators(
    isFirst: Bool, isLast: Bool, hidesBottom: Bool
  ) -> CellContext.SeparatorContext {
    var separators = CellContext.SeparatorContext()
    separators.isShown = separatorStyle != .none
    separators.color = separatorColor ?? .separator
    separators.custom = table.separators.inset
    separators.isFromAutomatic = table.separators.reference == .fromAutomaticInsets
    separators.automatic = automaticSeparators
    separators.hidesBottom = hidesBottom || (style == .insetGrouped && isLast)
    if style == .grouped, metrics.outlinesGroups {
      separators.hasTop = isFirst
      separators.isBottomWhole = isLast
    }
    return separators
  }

  /// The automatic insets of separators, from the cell's edges (S6.6, S6.7).
  private var automaticSeparators: SideInsets {
    let content = contentSideInsets
    let margin = metrics.separatorInset ?? contentMargin
    let isCard = style == .insetGrouped
    // S6.7: on iOS 26, separators of inset grouped sections are inset by 16 at both sides.
    let cardMargin: CGFloat = 16
    let inner = isCard && metrics.insetsSeparatorsAtBothSides ? cardMargin : margin
    var far: CGFloat = 0
    if metrics.insetsSeparatorsAtBothSides { far = isCard ? cardMargin : margin }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      return SideInsets(
        left: far > 0 ? content.left + far : 0, right: content.right + inner)
    }
    return SideInsets(left: content.left + inner, right: far > 0 ? content.right + far : 0)
  }

  /// The effective separator insets.
  var effectiveSeparatorInset: UIEdgeInsets {
    guard let set = table.separators.inset else {
      let margin = metrics.separatorInset ?? contentMargin
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let far = metrics.insetsSeparatorsAtBothSides ? margin : 0
      return UIEdgeInsets(
        top: 0, left: isRightToLeft ? far : margin, bottom: 0, right: isRightToLeft ? margin : far)
    }
    return set
  }

  func changeSeparators(_ change: (inout SeparatorSettings) -> Void) {
    let old = table.separators.style
    change(&table.separators)
    // Without separators rows are a pixel lower (S6.11).
    if old != table.separators.style { heightsMayHaveChanged() }
    setNeedsLayout()
  }

  /// Returns the table-dependent settings of a header or footer.
  func edgeContext(_ section: Int, isFooter: Bool) -> HeaderFooterContext {
    var context = HeaderFooterContext()
    context.style = style
    context.isFooter = isFooter
    context.isFirst = section == 0
    context.leftInset = contentSideInsets.left
    context.rightInset = contentSideInsets.right
    context.margin = contentMargin
    return context
  }
}
