import Foundation
import QuartzCore

extension UITableViewCell {
  /// Pixels per point.
  var pixelScale: CGFloat { max(1, traitCollection.displayScale) }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The effective separator insets of the cell.
  var effectiveSeparatorInset: UIEdgeInsets {
    let insets = separatorInsets.resolved
    let custom = cell.separatorInset ?? cell.context.separators.custom
    return UIEdgeInsets(
      top: custom?.top ?? 0, left: insets.left, bottom: custom?.bottom ?? 0, right: insets.right)
  }

  private var separatorInsets: SeparatorInsets {
    let context = cell.context.separators
    var automatic = context.automatic
    // The automatic inset begins where the content does (S6.6).
    let shift = editShift + CGFloat(cell.indentationLevel) * cell.indentationWidth + imageShift
    if isRightToLeft {
      automatic.right += shift
    } else {
      automatic.left += shift
    }
    return SeparatorInsets(
      custom: cell.separatorInset ?? context.custom, isFromAutomatic: context.isFromAutomatic,
      automatic: automatic)
  }

  /// The distance by which the edit control moves the content, in points.
  private var editShift: CGFloat {
    showsEditControl && cell.context.indentsWhileEditing && cell.shouldIndentWhileEditing
      ? cell.context.metrics.editControlWidth : 0
  }

  /// The distance by which an image moves the text of a cell without a configuration, and its
  /// separator.
  private var imageShift: CGFloat {
    if let list = cell.contentView as? UIListContentView { return list.imageShift }
    guard cell.contentConfiguration == nil, let image = cell.imageView?.image else { return 0 }
    return image.size.width + ClassicCellLayout.imagePadding
  }

  /// Returns the layout of the cell's parts in a size.
  func partsLayout(size: CGSize) -> CellLayout {
    let context = cell.context
    let metrics = context.metrics
    var layout = CellLayout(size: size)
    layout.scale = pixelScale
    layout.isRightToLeft = isRightToLeft
    layout.contentInsets = context.contentInsets
    layout.indexWidth = context.indexWidth
    layout.separatorHeight = context.separators.isShown ? 1 / pixelScale : 0
    if showsEditControl {
      layout.editControlWidth = metrics.editControlWidth
      layout.indentsForEditing = context.indentsWhileEditing && cell.shouldIndentWhileEditing
    }
    layout.reorderWidth = displaysReorderControl ? metrics.reorderControlWidth : 0
    if let view = shownAccessoryView {
      layout.accessorySize = view.bounds.size
      layout.accessoryWidth = metrics.accessoryViewPadding + view.bounds.width
      layout.accessoryMargin = metrics.accessoryViewPadding
    } else if let width = metrics.width(of: shownAccessoryType) {
      let extra = context.hasWideAccessories ? metrics.wideAccessoryExtra : 0
      layout.accessoryWidth = width + extra
      layout.accessoryMargin = metrics.accessoryViewPadding + extra
      layout.accessorySize = CellAccessoryView.size(of: shownAccessoryType)
    }
    return layout
  }

  /// Lays out everything but the subviews of the content view.
  func layOutParts() {
    var layout = partsLayout(size: bounds.size)
    let context = cell.context.separators
    let showsSeparator = context.isShown && !context.hidesBottom && !hidesSeparatorsForSelection
    if showsSeparator {
      layout.separatorInsets = context.isBottomWhole ? SideInsets() : separatorInsets.resolved
    }
    let frames = layout.frames
    existingContentView.frame = frames.content
    (existingContentView as? UIListContentView)?.surroundingMargins = contentMargins
    layOutBackgroundViews(frames.background)
    layOutAccessory(frames.accessory)
    layOutEditingControls(frames)
    layOutSeparators(frames.separator, hasTop: context.isShown && context.hasTop)
  }

  private func layOutBackgroundViews(_ frame: CGRect) {
    let views = [
      cell.configurationBackground, cell.backgroundView, cell.selectedBackgroundView,
      cell.multipleSelectionBackgroundView, cell.defaultSelectedBackground,
    ]
    for view in views where view?.superview === self { view?.frame = frame }
  }

  private func layOutSeparators(_ frame: CGRect?, hasTop: Bool) {
    let top = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / pixelScale)
    cell.separator = updatedSeparator(cell.separator, frame)
    cell.topSeparator = updatedSeparator(
      cell.topSeparator, hasTop && !hidesSeparatorsForSelection ? top : nil)
  }

  /// Returns the separator at a position; `nil` removes it.
  private func updatedSeparator(_ line: UIView?, _ frame: CGRect?) -> UIView? {
    guard let frame else {
      line?.removeFromSuperview()
      return nil
    }
    let view = line ?? SeparatorView()
    if view.superview !== self { addSubview(view) }
    view.backgroundColor = cell.context.separators.color
    view.frame = frame
    return view
  }

  /// The separator's frame in the cell; `nil` if none is shown.
  package var separatorFrame: CGRect? { cell.separator?.frame }

  /// The frame of the separator above the cell; `nil` if none is shown.
  package var topSeparatorFrame: CGRect? { cell.topSeparator?.frame }

  // MARK: Classic content

  private var classicLayout: ClassicCellLayout {
    var layout = ClassicCellLayout(style: cell.style.layoutStyle, margins: contentMargins)
    layout.indentation = CGFloat(cell.indentationLevel) * cell.indentationWidth
    layout.imageSize = cell.imageView?.image?.size
    layout.text = measure(cell.textLabel)
    layout.detail = measure(cell.detailTextLabel)
    layout.gap = cell.context.metrics.subtitleGap
    layout.scale = pixelScale
    layout.isRightToLeft = isRightToLeft
    return layout
  }

  private func measure(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
    guard let label, !(label.text ?? "").isEmpty else { return nil }
    return { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
  }

  func layOutClassicContent() {
    guard cell.contentConfiguration == nil else { return }
    let frames = classicLayout.frames(in: existingContentView.bounds)
    cell.imageView?.frame = frames.image ?? .zero
    cell.textLabel?.frame = frames.text ?? .zero
    cell.detailTextLabel?.frame = frames.detail ?? .zero
  }

  func classicContentChanged() {
    setNeedsLayout()
    cell.table?.contentSizeChanged(of: self)
  }

  // MARK: Height

  /// Returns the size that suits the content in a width, with the separator (S6.11).
  func fittingCellSize(width: CGFloat) -> CGSize {
    updateConfigurationIfNeeded()
    let metrics = cell.context.metrics
    let parts = partsLayout(
      size: CGSize(width: width, height: max(bounds.height, metrics.rowHeight)))
    let content = parts.frames.content
    let view = existingContentView
    var height: CGFloat
    if let list = view as? UIListContentView {
      list.surroundingMargins = contentMargins
      height = list.sizeThatFits(content.size).height + parts.separatorHeight
      height = max(height, leastListHeight(list))
    } else if hasUsableConstraints {
      height =
        view.systemLayoutSizeFitting(
          CGSize(width: content.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      // Without a vertical chain of constraints in the content the default height applies (S6.9).
      height =
        height <= 0
        ? metrics.rowHeight
        : (height * pixelScale).rounded(.up) / pixelScale + parts.separatorHeight
    } else {
      height = classicLayout.height(width: content.width) + parts.separatorHeight
      height = max(height, metrics.rowHeight)
    }
    return CGSize(width: width, height: (height * pixelScale - 0.001).rounded(.up) / pixelScale)
  }

  private func leastListHeight(_ list: UIListContentView) -> CGFloat {
    let metrics = cell.context.metrics
    guard list.role.isCell else { return 0 }
    if list.role == .valueCell, metrics.valueRowHeightAt3x > 0, pixelScale == 3, !hasAccessory {
      return metrics.valueRowHeightAt3x
    }
    return metrics.listRowHeight
  }

  /// Whether the app has added views with constraints to the content view.
  private var hasUsableConstraints: Bool {
    let view = existingContentView
    if cell.contentConfiguration != nil { return true }
    return view.hasConstraints
      || view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
}
