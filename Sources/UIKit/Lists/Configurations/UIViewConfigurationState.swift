/// The state of a header, a footer or another view that is being configured.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// A Boolean value that determines whether the view takes no touches.
  public var isDisabled: Bool = false
  /// A Boolean value that determines whether the view is highlighted.
  public var isHighlighted: Bool = false
  /// A Boolean value that determines whether the view is selected.
  public var isSelected: Bool = false
  /// A Boolean value that determines whether the view is focused; `false` by default.
  public var isFocused: Bool = false
  /// A Boolean value that determines whether the view is pinned while its section scrolls below it;
  /// `false` by default.
  public var isPinned: Bool = false
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
