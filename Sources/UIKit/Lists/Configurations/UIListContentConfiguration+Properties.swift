public import Foundation

extension UIListContentConfiguration {
  /// How a text of a list's content looks.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// Where lines stand between the edges.
    public enum TextAlignment: Int, Sendable {
      /// Where the user's language begins.
      case natural = 0
      /// In the middle.
      case center = 1
      /// At both edges.
      case justified = 2
    }

    /// What is done to the characters.
    public enum TextTransform: Int, Sendable {
      /// Nothing.
      case none = 0
      /// All become capitals.
      case uppercase = 1
      /// All become small.
      case lowercase = 2
      /// Each word begins with a capital.
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// What makes the colour that is shown from ``color``.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where lines stand.
    public var alignment: TextAlignment = .natural
    /// What happens to text that does not fit.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The largest number of lines; 0 sets no limit.
    public var numberOfLines: Int = 0
    /// Whether text that is too wide is drawn in a smaller font.
    public var adjustsFontSizeToFitWidth: Bool = false
    /// The smallest part of the font's size that text may be drawn in.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the text size that the user chooses.
    public var adjustsFontForContentSizeCategory: Bool = true
    /// What is done to the characters.
    public var transform: TextTransform = .none

    init(font: UIFont, color: UIColor, transform: TextTransform = .none) {
      self.font = font
      self.color = color
      self.transform = transform
    }

    /// Returns the colour that is shown.
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

  /// How the picture of a list's content looks.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The colour of symbols and templates; `nil` is the view's tint.
    public var tintColor: UIColor?
    /// What makes the colour that is shown from ``tintColor``.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The size that a larger picture is scaled down to, in points; a side of 0 sets no limit.
    public var maximumSize: CGSize = .zero
    /// The room that is kept for the picture, in points; a side of 0 is the picture's own.
    public var reservedLayoutSize: CGSize = .zero

    /// Returns the colour of symbols, for a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }
  }
}
