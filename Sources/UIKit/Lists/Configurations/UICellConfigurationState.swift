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
  /// A Boolean value that determines whether the cell is focused; `false` by default.
  public var isFocused: Bool = false
  /// A Boolean value that determines whether the cell is pinned while its section scrolls below it;
  /// `false` by default.
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

  /// Creates a state with traits, in which all flags are `false`.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value of a custom state for a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
