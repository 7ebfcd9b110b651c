/// The state of a view that is being configured.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Creates a state in which nothing but the traits holds.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A value of the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The string that the key stands for.
  public let rawValue: String

  /// Creates a custom state key with a string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a custom state key with a string.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
