import Foundation

/// The state of a collection view's cell.
@MainActor
struct CollectionCellState {
  var contentView = UIView(frame: .zero)
  var isSelected = false
  var isHighlighted = false
  var isSwiped = false
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  var contentConfiguration: (any UIContentConfiguration)?
  var backgroundConfiguration: UIBackgroundConfiguration?
  var configurationBackground: BackgroundConfigurationView?
  var automaticallyUpdatesContent = true
  var automaticallyUpdatesBackground = true
  var needsConfigurationUpdate = true
  var updateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
}
