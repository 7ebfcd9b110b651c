public import Foundation

/// A function that returns text attributes for others.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// Returns the attributes to show.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a function.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes to show.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
