import Foundation
import QuartzCore

extension UITableViewCell {
  func setUpCell() {
    clipsToBounds = false
    addSubview(existingContentView)
  }

  // MARK: Margins

  /// The margins of the cell in its table.
  var marginsInTable: UIEdgeInsets {
    let vertical = cell.context.metrics.cellMargin
    let side = cell.context.margin
    return UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
  }

  /// The margins of the content: 8 beside an accessory.
  ///
  /// Source: the constraints that Interface Builder writes for cells with accessories.
  var contentMargins: UIEdgeInsets {
    var margins = marginsInTable
    let beside: CGFloat = 8
    if hasAccessory || displaysReorderControl {
      if effectiveUserInterfaceLayoutDirection == .rightToLeft {
        margins.left = beside
      } else {
        margins.right = beside
      }
    }
    return margins
  }

  // MARK: Views

  var existingContentView: UIView {
    if let view = cell.contentView { return view }
    let view = UITableViewCellContentView(frame: bounds)
    cell.contentView = view
    return view
  }

  var existingTextLabel: UILabel? {
    if let label = cell.textLabel { return label }
    let label = makeLabel(.label)
    switch cell.style {
    case .default, .value1, .subtitle: label.font = .preferredFont(forTextStyle: .body)
    case .value2:
      label.font = .preferredFont(forTextStyle: .caption1)
      label.textColor = tintColor
      label.textAlignment = .right
    }
    cell.textLabel = label
    return label
  }

  var existingDetailTextLabel: UILabel? {
    if let label = cell.detailTextLabel { return label }
    guard cell.style != .default else { return nil }
    let label = makeLabel(cell.style == .value1 ? .secondaryLabel : .label)
    switch cell.style {
    case .subtitle:
      label.font = .preferredFont(forTextStyle: .init(cell.context.metrics.subtitleStyle))
    case .value2: label.font = .preferredFont(forTextStyle: .caption1)
    case .value1, .default: label.font = .preferredFont(forTextStyle: .body)
    }
    cell.detailTextLabel = label
    return label
  }

  private func makeLabel(_ color: UIColor) -> UILabel {
    let label = UITableViewLabel()
    label.textColor = color
    label.adjustsFontForContentSizeCategory = systemVersion.metrics.scalesTextOfCells
    label.cell = self
    if cell.contentConfiguration == nil { existingContentView.addSubview(label) }
    return label
  }

  var existingImageView: UIImageView? {
    if let view = cell.imageView { return view }
    let view = UITableViewCellImageView()
    view.cell = self
    cell.imageView = view
    if cell.contentConfiguration == nil { existingContentView.addSubview(view) }
    return view
  }

  // MARK: Configurations

  var defaultListConfiguration: UIListContentConfiguration {
    switch cell.style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    cell.contentConfiguration = configuration
    guard let configuration else { return removeConfiguration() }
    if let view = cell.contentView as? any UIView & UIContentView, view.supports(configuration) {
      view.configuration = configuration.updated(
        if: cell.automaticallyUpdatesContent, for: configurationState)
    } else {
      let view = configuration.updated(
        if: cell.automaticallyUpdatesContent, for: configurationState
      ).makeContentView()
      cell.contentView?.removeFromSuperview()
      cell.contentView = view
      addSubview(view)
    }
    setNeedsLayout()
    cell.table?.contentSizeChanged(of: self)
  }

  /// Shows labels and image again.
  private func removeConfiguration() {
    guard !(cell.contentView is UITableViewCellContentView) else { return }
    cell.contentView?.removeFromSuperview()
    cell.contentView = nil
    let view = existingContentView
    addSubview(view)
    for part in [cell.imageView, cell.textLabel, cell.detailTextLabel] {
      if let part { view.addSubview(part) }
    }
    setNeedsLayout()
  }

  var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = cell.isHighlighted
    state.isSelected = cell.isSelected
    state.isEditing = cell.isEditing
    state.isSwiped = cell.isSwiped
    return state
  }

  func markForConfigurationUpdate() {
    cell.needsConfigurationUpdate = true
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard cell.needsConfigurationUpdate else { return }
    cell.needsConfigurationUpdate = false
    let state = configurationState
    if cell.automaticallyUpdatesContent {
      cell.contentView?.updateContent(cell.contentConfiguration, for: state)
    }
    if cell.automaticallyUpdatesBackground {
      cell.configurationBackground?.show(cell.backgroundConfiguration, for: state)
    }
    updateConfiguration(using: state)
    cell.updateHandler?(self, state)
  }

  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    cell.backgroundConfiguration = configuration
    guard let configuration else {
      cell.configurationBackground?.removeFromSuperview()
      cell.configurationBackground = nil
      showSelection()
      return
    }
    let shown = configuration.updated(
      if: cell.automaticallyUpdatesBackground, for: configurationState)
    if let view = cell.configurationBackground {
      view.configuration = shown
    } else {
      let view = BackgroundConfigurationView(configuration: shown)
      cell.configurationBackground = view
      insertSubview(view, at: 0)
    }
    // A configuration replaces the views and the color.
    cell.backgroundView?.removeFromSuperview()
    cell.backgroundView = nil
    super.backgroundColor = nil
    showSelection()
    setNeedsLayout()
  }

  func resetForReuse() {
    changeHighlight(false)
    changeSelection(false)
    cell.showsDeleteConfirmation = false
  }
}
