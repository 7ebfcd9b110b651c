public import Foundation

extension UIButton {
  /// What a button shows and how, as one value.
  @preconcurrency @MainActor
  public struct Configuration {
    /// Sizes of insets and fonts.
    public enum Size: Int, Sendable {
      /// Of the usual size.
      case medium = 0
      /// A small button, with smaller insets and text.
      case small = 1
      /// As small as can be.
      case mini = 2
      /// A large button, with larger insets and text.
      case large = 3
    }

    /// How the corners are rounded.
    public enum CornerStyle: Int, Sendable {
      /// By the background's radius.
      case fixed = -1
      /// By the background's radius, which grows with the user's text size.
      case dynamic = 0
      /// A little.
      case small = 1
      /// Corners with a medium radius.
      case medium = 2
      /// Corners with a large radius.
      case large = 3
      /// So that the ends are half circles.
      case capsule = 4
    }

    /// Where title and subtitle stand below each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the button's contents are aligned.
      case automatic = 0
      /// At the edge where lines begin.
      case leading = 1
      /// In the middle.
      case center = 2
      /// At the edge where lines end.
      case trailing = 3
    }

    /// The ways to color a button.
    enum Style {
      case plain, gray, tinted, filled, glass, prominentGlass
    }

    let style: Style
    private var customInsets: NSDirectionalEdgeInsets?
    var titleText: ButtonText?
    var subtitleText: ButtonText?

    init(_ style: Style) {
      self.style = style
    }

    /// The title, with attributes of its own.
    public var attributedTitle: AttributedString? {
      get { titleText?.attributed }
      set { titleText = newValue.map(ButtonText.attributed) }
    }
    /// A second line in a smaller font, with attributes of its own.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText?.attributed }
      set { subtitleText = newValue.map(ButtonText.attributed) }
    }
    /// What makes the appearances of the title from those of the style.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What makes the appearances of the second line from those of the style.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// The button's title; `nil`, the default, is no title.
    public var title: String? {
      get { titleText?.characters }
      set { titleText = newValue.map(ButtonText.plain) }
    }

    /// A second line in a smaller font.
    public var subtitle: String? {
      get { subtitleText?.characters }
      set { subtitleText = newValue.map(ButtonText.plain) }
    }

    /// The button's image; `nil`, the default, is no image.
    public var image: UIImage?
    /// The edge that the picture stands at.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// Where title and subtitle stand.
    public var titleAlignment: TitleAlignment = .automatic
    /// What happens to a title that does not fit.
    public var titleLineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// A Boolean value that determines whether a wheel is shown in place of the picture.
    public var showsActivityIndicator: Bool = false
    /// The size of insets and fonts.
    public var buttonSize: Size = .medium
    /// How the corners are rounded.
    public var cornerStyle: CornerStyle = .dynamic
    /// The color that the title's is made from; `nil` is that of the style.
    public var baseForegroundColor: UIColor?
    /// The color that the background's is made from; `nil` is that of the style.
    public var baseBackgroundColor: UIColor?
    /// The configuration of the button's background.
    public var background: UIBackgroundConfiguration = .init(cornerRadius: 5.95)

    /// Between contents and edges, in points; those of the size unless they were set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { customInsets ?? ConfigurationMetrics.insets(buttonSize) }
      set { customInsets = newValue }
    }

    /// Goes back to the insets of the size.
    public mutating func setDefaultContentInsets() { customInsets = nil }

    /// Returns the configuration as it is for a button's state.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Returns a title in the tint without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a title in the tint on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a title in the tint on a pale tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a white title on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns the style without a border, which looks as the plain one on iOS.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns the style with a border, which looks as the gray one on iOS.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns the tinted style with a border, which looks as the tinted one on iOS.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns the prominent style with a border, which looks as the filled one on iOS.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    /// Returns a title on clear glass, which is drawn as other glass.
    public static func clearGlass() -> Configuration { Configuration(.glass) }
    /// Returns a title on glass.
    public static func glass() -> Configuration { Configuration(.glass) }
    /// Returns a white title on glass in the tint.
    public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
  }
}
