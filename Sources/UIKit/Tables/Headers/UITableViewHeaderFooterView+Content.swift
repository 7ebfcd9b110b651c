import Foundation
import QuartzCore

extension UITableViewHeaderFooterView {
  /// The margins of the view in its table; 8 at top and bottom, as those of any view (S5.1).
  var marginsInTable: UIEdgeInsets {
    let side = headerState.context.margin
    return UIEdgeInsets(
      top: LayoutMargins.standard.top, left: side, bottom: LayoutMargins.standard.bottom,
      right: side)
  }

  private var metrics: TableMetrics { systemVersion.metrics.tables }

  var existingContentView: UIView {
    if let view = headerState.contentView { return view }
    let view = HeaderFooterContentView(frame: bounds)
    headerState.contentView = view
    return view
  }

  var existingTextLabel: UILabel? {
    if let label = headerState.textLabel { return label }
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = systemVersion.metrics.scalesTextOfCells
    headerState.textLabel = label
    styleLabel()
    if headerState.contentConfiguration == nil { existingContentView.addSubview(label) }
    return label
  }

  var existingDetailTextLabel: UILabel? {
    if let label = headerState.detailTextLabel { return label }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textColor = .secondaryLabel
    headerState.detailTextLabel = label
    if headerState.contentConfiguration == nil { existingContentView.addSubview(label) }
    return label
  }

  /// Sets the appearance of the title for the table's style.
  func styleLabel() {
    guard let label = headerState.textLabel else { return }
    switch (headerState.context.style, headerState.context.isFooter) {
    case (.plain, _):
      label.font = .preferredFont(forTextStyle: .headline)
      label.textColor = .label
      label.numberOfLines = 1
    case (_, false):
      label.font = .preferredFont(forTextStyle: .init(metrics.groupedHeaderStyle))
      label.textColor = .secondaryLabel
      label.numberOfLines = 0
    case (_, true):
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
      label.numberOfLines = 0
    }
  }

  /// Shows a title of the table's data source.
  func showTitle(_ title: String) {
    styleLabel()
    let capitals =
      headerState.context.style != .plain && !headerState.context.isFooter
      && metrics.capitalizesGroupedHeaders
    textLabel?.text = capitals ? title.uppercased() : title
    setNeedsLayout()
  }

  /// Updates the view for its position in a table.
  func join(_ context: HeaderFooterContext) {
    guard context != headerState.context else { return }
    let wasPinned = headerState.context.isPinned
    headerState.context = context
    updateLayoutMargins()
    existingContentView.updateLayoutMargins()
    if wasPinned != context.isPinned { setNeedsUpdateConfiguration() }
    setNeedsLayout()
  }

  // MARK: Configurations

  var currentConfigurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = headerState.context.isPinned
    return state
  }

  func markForConfigurationUpdate() {
    headerState.needsConfigurationUpdate = true
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard headerState.needsConfigurationUpdate else { return }
    headerState.needsConfigurationUpdate = false
    let state = configurationState
    if headerState.automaticallyUpdatesContent {
      headerState.contentView?.updateContent(headerState.contentConfiguration, for: state)
    }
    if headerState.automaticallyUpdatesBackground {
      headerState.configurationBackground?.show(headerState.backgroundConfiguration, for: state)
    }
    updateConfiguration(using: state)
    headerState.updateHandler?(self, state)
  }

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    headerState.contentConfiguration = configuration
    guard let configuration else {
      guard !(headerState.contentView is HeaderFooterContentView) else { return }
      headerState.contentView?.removeFromSuperview()
      headerState.contentView = nil
      let view = existingContentView
      addSubview(view)
      for label in [headerState.textLabel, headerState.detailTextLabel] {
        if let label { view.addSubview(label) }
      }
      return
    }
    let shown = configuration.updated(
      if: headerState.automaticallyUpdatesContent, for: configurationState)
    if let view = headerState.contentView as? any UIView & UIContentView, view.supports(shown) {
      view.configuration = shown
    } else {
      headerState.contentView?.removeFromSuperview()
      let view = shown.makeContentView()
      headerState.contentView = view
      addSubview(view)
    }
    headerState.table?.contentSizeChanged(of: self)
    setNeedsLayout()
  }

  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    headerState.backgroundConfiguration = configuration
    headerState.configurationBackground?.removeFromSuperview()
    headerState.configurationBackground = nil
    guard let configuration else { return setNeedsLayout() }
    let shown = configuration.updated(
      if: headerState.automaticallyUpdatesBackground, for: configurationState)
    let view = BackgroundConfigurationView(configuration: shown)
    headerState.configurationBackground = view
    headerState.backgroundView?.removeFromSuperview()
    headerState.backgroundView = nil
    insertSubview(view, at: 0)
    setNeedsLayout()
  }

  func setBackgroundView(_ view: UIView?) {
    headerState.backgroundView?.removeFromSuperview()
    headerState.backgroundView = view
    if let view {
      headerState.configurationBackground?.removeFromSuperview()
      headerState.configurationBackground = nil
      headerState.backgroundConfiguration = nil
      view.frame = bounds
      insertSubview(view, at: 0)
    }
    setNeedsLayout()
  }

  // MARK: Layout

  func layOutParts() {
    let context = headerState.context
    existingContentView.frame = bounds.clampedInset(
      by: UIEdgeInsets(top: 0, left: context.leftInset, bottom: 0, right: context.rightInset))
    (existingContentView as? UIListContentView)?.surroundingMargins = UIEdgeInsets(
      top: 0, left: context.margin, bottom: 0, right: context.margin)
    showDefaultBackground()
    for view in [
      headerState.backgroundView, headerState.configurationBackground,
      headerState.defaultBackground,
    ] {
      view?.frame = bounds
    }
  }

  /// Plain headers of older systems have a gray background; newer ones have a blur while they are
  /// pinned.
  private func showDefaultBackground() {
    let context = headerState.context
    let hasOwn =
      headerState.backgroundView != nil || headerState.backgroundConfiguration != nil
    let wants =
      context.style == .plain && !hasOwn && headerState.table != nil
      && (metrics.hasHeaderBackground || context.isPinned)
    guard wants else {
      headerState.defaultBackground?.removeFromSuperview()
      headerState.defaultBackground = nil
      return
    }
    guard headerState.defaultBackground == nil else { return }
    let background: UIView
    if metrics.hasHeaderBackground {
      background = UIView()
      // Source: the gray of plain headers on iOS 7 to 14, 247 of 255, estimated; dark estimated.
      background.backgroundColor = UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 0.11 : 247.0 / 255, alpha: 1)
      }
    } else {
      background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    }
    background.isUserInteractionEnabled = false
    headerState.defaultBackground = background
    insertSubview(background, at: 0)
  }

  func layOutLabels() {
    guard headerState.contentConfiguration == nil, let label = headerState.textLabel else {
      return
    }
    let context = headerState.context
    let scale = max(1, traitCollection.displayScale)
    let content = existingContentView.bounds
    let inner = content.clampedInset(
      by: UIEdgeInsets(top: 0, left: context.margin, bottom: 0, right: context.margin))
    let height = label.sizeThatFits(
      CGSize(width: inner.width, height: .greatestFiniteMagnitude)
    ).height
    let y: CGFloat
    if context.style == .plain {
      y = ((inner.height - height) / 2 * scale).rounded() / scale
    } else if context.isFooter {
      y = context.titleTop
    } else {
      y = inner.height - context.titleBottom - height
    }
    label.frame = CGRect(x: inner.minX, y: y, width: inner.width, height: height)
    label.textAlignment = .natural
    if let detail = headerState.detailTextLabel {
      let size = detail.sizeThatFits(inner.size)
      detail.frame = CGRect(
        x: inner.minX, y: label.frame.maxY, width: inner.width, height: size.height)
    }
  }

  // MARK: Height

  /// Returns the fitting height of the content in a width; 0 if there is no content.
  func fittingHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let context = headerState.context
    let space = max(0, width - context.leftInset - context.rightInset)
    let view = existingContentView
    let scale = max(1, traitCollection.displayScale)
    var height: CGFloat = 0
    if let list = view as? UIListContentView {
      list.surroundingMargins = UIEdgeInsets(
        top: 0, left: context.margin, bottom: 0, right: context.margin)
      height = list.sizeThatFits(CGSize(width: space, height: 0)).height
    } else if headerState.contentConfiguration != nil || hasUsableConstraints {
      height =
        view.systemLayoutSizeFitting(
          CGSize(width: space, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    if height <= 0 { height = titleHeight(width: space) }
    return (height * scale - 0.001).rounded(.up) / scale
  }

  private var hasUsableConstraints: Bool {
    let view = existingContentView
    return view.hasConstraints
      || view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  private func titleHeight(width: CGFloat) -> CGFloat {
    guard let label = headerState.textLabel, !(label.text ?? "").isEmpty else {
      return headerState.context.style == .plain ? metrics.plainHeaderHeight : 0
    }
    let context = headerState.context
    if context.style == .plain { return metrics.plainHeaderHeight }
    let inner = max(0, width - 2 * context.margin)
    let text = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
    let grouped = metrics.grouped
    if context.isFooter { return grouped.footerTop + text + grouped.footerBottom }
    return text + (context.isFirst ? grouped.firstHeaderPadding : grouped.headerPadding)
  }
}
