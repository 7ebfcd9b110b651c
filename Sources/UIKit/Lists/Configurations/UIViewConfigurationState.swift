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
  /// A Boolean value that determines whether keys go to the view.
  public var isFocused: Bool = false
  /// A Boolean value that determines whether the view stands at an edge while its section scrolls
  /// below it.
  public var isPinned: Bool = false
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
