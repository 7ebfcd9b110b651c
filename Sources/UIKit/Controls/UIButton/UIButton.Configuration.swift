public import Foundation

extension UIButton {
  /// The configuration of a button's appearance and content.
  @preconcurrency @MainActor
  public struct Configuration {
    /// Sizes of insets and fonts.
    public enum Size: Int, Sendable {
      /// A button of the default size.
      case medium = 0
      /// A small button, with smaller insets and text.
      case small = 1
      /// A button of the smallest size.
      case mini = 2
      /// A large button, with larger insets and text.
      case large = 3
    }

    /// Constants for the style of a button's corners.
    public enum CornerStyle: Int, Sendable {
      /// The background's corner radius is used.
      case fixed = -1
      /// The background's corner radius is used, which grows with the user's text size.
      case dynamic = 0
      /// Corners with a small radius.
      case small = 1
      /// Corners with a medium radius.
      case medium = 2
      /// Corners with a large radius.
      case large = 3
      /// Corners with a radius of half the height.
      case capsule = 4
    }

    /// Constants for the alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// The alignment of the button's contents.
      case automatic = 0
      /// The leading edge.
      case leading = 1
      /// The center.
      case center = 2
      /// The trailing edge.
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

    /// The title as an attributed string.
    public var attributedTitle: AttributedString? {
      get { titleText?.attributed }
      set { titleText = newValue.map(ButtonText.attributed) }
    }
    /// The subtitle as an attributed string, in a smaller font by default.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText?.attributed }
      set { subtitleText = newValue.map(ButtonText.attributed) }
    }
    /// The transformer of the title's text attributes; `nil` for none.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The transformer of the subtitle's text attributes; `nil` for none.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// The button's title; `nil`, the default, is no title.
    public var title: String? {
      get { titleText?.characters }
      set { titleText = newValue.map(ButtonText.plain) }
    }

    /// The subtitle, in a smaller font.
    public var subtitle: String? {
      get { subtitleText?.characters }
      set { subtitleText = newValue.map(ButtonText.plain) }
    }

    /// The button's image; `nil`, the default, is no image.
    public var image: UIImage?
    /// The edge of the title at which the image is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle.
    public var titleAlignment: TitleAlignment = .automatic
    /// The line break mode of the title.
    public var titleLineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// A Boolean value that determines whether an activity indicator replaces the image.
    public var showsActivityIndicator: Bool = false
    /// The size of insets and fonts.
    public var buttonSize: Size = .medium
    /// The style of the button's corners.
    public var cornerStyle: CornerStyle = .dynamic
    /// The color from which the title's color is derived; `nil` uses that of the style.
    public var baseForegroundColor: UIColor?
    /// The color from which the background's color is derived; `nil` uses that of the style.
    public var baseBackgroundColor: UIColor?
    /// The configuration of the button's background.
    public var background: UIBackgroundConfiguration = .init(cornerRadius: 5.95)

    /// The insets of the content from the edges, in points; those of the size unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { customInsets ?? ConfigurationMetrics.insets(buttonSize) }
      set { customInsets = newValue }
    }

    /// Resets the insets to those of the button's size.
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
    /// Returns the style without a border, which equals the plain one on iOS.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns the style with a border, which equals the gray one on iOS.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns the tinted style with a border, which equals the tinted one on iOS.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns the prominent style with a border, which equals the filled one on iOS.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    /// Returns a title on clear glass, which is drawn as other glass.
    public static func clearGlass() -> Configuration { Configuration(.glass) }
    /// Returns a title on glass.
    public static func glass() -> Configuration { Configuration(.glass) }
    /// Returns a white title on glass in the tint.
    public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
  }
}
