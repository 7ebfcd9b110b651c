public import Foundation

/// A function that makes text attributes from others.
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
