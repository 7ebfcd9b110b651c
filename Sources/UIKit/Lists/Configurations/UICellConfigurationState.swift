/// The state of a cell that is being configured.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// A Boolean value that determines whether the cell takes no touches.
  public var isDisabled: Bool = false
  /// A Boolean value that determines whether the cell is highlighted.
  public var isHighlighted: Bool = false
  /// A Boolean value that determines whether the cell is selected.
  public var isSelected: Bool = false
  /// A Boolean value that determines whether keys go to the cell.
  public var isFocused: Bool = false
  /// A Boolean value that determines whether the cell stands at an edge while its section scrolls
  /// below it.
  public var isPinned: Bool = false
  /// A Boolean value that determines whether the cell can be deleted, inserted or moved now.
  public var isEditing: Bool = false
  /// A Boolean value that determines whether the rows that belong to the cell are shown.
  public var isExpanded: Bool = false
  /// A Boolean value that determines whether the cell shows the actions of a swipe.
  public var isSwiped: Bool = false
  /// A Boolean value that determines whether the cell is being moved to another index path.
  ///
  /// - Divergence: Rows and items are not dragged, so no cell sets it.
  public var isReordering: Bool = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which nothing but the traits holds.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
