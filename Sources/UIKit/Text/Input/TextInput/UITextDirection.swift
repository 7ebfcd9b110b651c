/// A direction in text: of its storage, or of its layout on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of the direction.
  public var rawValue: Int

  /// Creates a direction from its raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates a direction in the order of the characters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Creates a direction in the layout on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the direction is toward the beginning of the text.
  var isBackward: Bool { [1, 3, 4].contains(rawValue) }
}
