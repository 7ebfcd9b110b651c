import Foundation

extension UICollectionViewCell {
  var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = cell.isHighlighted
    state.isSelected = cell.isSelected
    state.isSwiped = cell.isSwiped
    state.isEditing = reuse.collectionView?.isEditing ?? false
    if let path = reuse.attributes?.indexPath,
      let source = reuse.collectionView?.dataSource as? any OutlineSource
    {
      state.isExpanded = source.isExpanded(at: path) ?? false
    }
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
      cell.contentView.updateContent(cell.contentConfiguration, for: state)
    }
    showBackground(state)
    updateConfiguration(using: state)
    cell.updateHandler?(self, state)
  }

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    cell.contentConfiguration = configuration
    if let configuration {
      if let view = cell.contentView as? any UIView & UIContentView, view.supports(configuration) {
        view.configuration = configuration.updated(
          if: cell.automaticallyUpdatesContent, for: configurationState)
      } else {
        exchangeContentView(
          for: configuration.updated(
            if: cell.automaticallyUpdatesContent, for: configurationState
          ).makeContentView())
      }
    } else if cell.contentView is any UIContentView {
      exchangeContentView(for: UIView(frame: .zero))
    }
    setNeedsLayout()
    reuse.collectionView?.contentSizeChanged(of: self)
  }

  private func exchangeContentView(for view: UIView) {
    cell.contentView.removeFromSuperview()
    cell.contentView = view
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = contentFrame
    if let selected = cell.selectedBackgroundView {
      insertSubview(view, aboveSubview: selected)
    } else if let background = cell.configurationBackground ?? cell.backgroundView {
      insertSubview(view, aboveSubview: background)
    } else {
      insertSubview(view, at: 0)
    }
  }

  // MARK: Background

  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    cell.backgroundConfiguration = configuration
    if configuration != nil {
      setBackgroundView(nil)
      setSelectedBackgroundView(nil)
    }
    showBackground(configurationState)
  }

  /// Shows the effective background: the app's, or that of the list that contains the cell.
  private func showBackground(_ state: UICellConfigurationState) {
    let base = cell.backgroundConfiguration ?? standardBackground
    guard let base else {
      cell.configurationBackground?.removeFromSuperview()
      cell.configurationBackground = nil
      return
    }
    let shown = base.updated(if: cell.automaticallyUpdatesBackground, for: state)
    if let view = cell.configurationBackground {
      view.configuration = shown
    } else {
      let view = BackgroundConfigurationView(configuration: shown)
      cell.configurationBackground = view
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }
}
