/// What holds for a header, a footer or another view that a configuration describes.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view takes no touches.
  public var isDisabled: Bool = false
  /// Whether a finger is on the view.
  public var isHighlighted: Bool = false
  /// Whether the view is chosen.
  public var isSelected: Bool = false
  /// Whether keys go to the view.
  public var isFocused: Bool = false
  /// Whether the view stands at an edge while its section scrolls below it.
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
