/// A function that returns one color for another.
@preconcurrency @MainActor
public struct UIConfigurationColorTransformer {
  /// The function that transforms a color.
  public let transform: @MainActor (UIColor) -> UIColor

  /// Creates a transformer from a function.
  public init(_ transform: @escaping @MainActor (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the transformed color for an input color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that returns a gray of the same brightness.
  public static let grayscale: UIConfigurationColorTransformer = .init { color in
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    // The weights of ITU-R BT.709.
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }

  /// Returns the tint that the system prefers; the color itself.
  public static let preferredTint: UIConfigurationColorTransformer = .init { $0 }

  /// A transformer that removes the accent of the color, which leaves a gray.
  public static let monochromeTint: UIConfigurationColorTransformer = .init { _ in .systemGray }
}
