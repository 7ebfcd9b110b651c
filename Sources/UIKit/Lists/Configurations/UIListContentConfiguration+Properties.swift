public import Foundation

extension UIListContentConfiguration {
  /// The properties of a text.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// Constants for the alignments of the text.
    public enum TextAlignment: Int, Sendable {
      /// The text is aligned by the direction of the user's language.
      case natural = 0
      /// The text is centered.
      case center = 1
      /// The text is justified at both edges.
      case justified = 2
    }

    /// Constants for the transforms of the text.
    public enum TextTransform: Int, Sendable {
      /// The text is not transformed.
      case none = 0
      /// The text is shown in uppercase.
      case uppercase = 1
      /// The text is shown in lowercase.
      case lowercase = 2
      /// Each word of the text begins with an uppercase letter.
      case capitalized = 3
    }

    /// The font of the text, which scales with its style.
    public var font: UIFont
    /// The color of the text, before ``colorTransformer``.
    public var color: UIColor
    /// The transformer that resolves the text's color; `nil` for none.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the text; `.natural` by default.
    public var alignment: TextAlignment = .natural
    /// The line break mode of the text; `.byTruncatingTail` by default.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The maximum number of lines; 0 is no limit.
    public var numberOfLines: Int = 0
    /// A Boolean value that determines whether text that is too wide is drawn in a smaller font.
    public var adjustsFontSizeToFitWidth: Bool = false
    /// The minimum scale factor of the font.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that determines whether the font follows the text size that the user
    /// chooses.
    public var adjustsFontForContentSizeCategory: Bool = true
    /// The transform of the text.
    public var transform: TextTransform = .none

    init(font: UIFont, color: UIColor, transform: TextTransform = .none) {
      self.font = font
      self.color = color
      self.transform = transform
    }

    /// Returns the color that is shown.
    public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }

    func apply(to string: String) -> String {
      switch transform {
      case .none: string
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      case .capitalized: string.capitalized
      }
    }
  }

  /// The properties of an image.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The tint color of symbols and templates; `nil` is the view's.
    public var tintColor: UIColor?
    /// The transformer of the tint color; `nil` for none.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The size to which a larger image is scaled down, in points; a dimension of 0 is no limit.
    public var maximumSize: CGSize = .zero
    /// The size reserved for the image, in points; a dimension of 0 uses the image's own.
    public var reservedLayoutSize: CGSize = .zero

    /// Returns the color of symbols, for a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }
  }
}
