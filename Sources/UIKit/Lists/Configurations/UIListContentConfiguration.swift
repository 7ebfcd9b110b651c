public import Foundation

/// A content configuration of list cells, headers and footers: an image, a primary and a secondary text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image before the text; `nil` for none.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties: ImageProperties = .init()
  /// The primary text; `nil` for none.
  public var text: String?
  /// The attributed primary text; it replaces ``text``.
  public var attributedText: NSAttributedString?
  /// The properties of the primary text.
  public var textProperties: TextProperties
  /// The secondary text; `nil` for none.
  public var secondaryText: String?
  /// The attributed secondary text; it replaces ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The axes on which the superview's layout margins are respected.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// A Boolean value that determines whether the primary and the secondary text are side by side if
  /// there is enough space.
  public var prefersSideBySideTextAndSecondaryText: Bool = false
  /// The padding between the image and the text, in points.
  public var imageToTextPadding: CGFloat = ListContentMetrics.imageToTextPadding
  /// The minimum horizontal padding between the primary and the secondary text, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = ListContentMetrics.textGapBeside
  /// The vertical padding between the primary and the secondary text, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = ListContentMetrics.textGapBelow
  /// The opacity of the content.
  public var alpha: CGFloat = 1
  var role: ListContentRole

  init(role: ListContentRole) {
    let defaults = role.defaults(Runtime.system)
    self.role = role
    textProperties = defaults.text
    secondaryTextProperties = defaults.secondaryText
    directionalLayoutMargins = defaults.margins
    prefersSideBySideTextAndSecondaryText = role == .valueCell
  }

  /// Returns the content of a row with a secondary text below the primary one.
  public static func cell() -> UIListContentConfiguration { .init(role: .cell) }

  /// Returns the content of a row with a small secondary text below the primary one.
  public static func subtitleCell() -> UIListContentConfiguration { .init(role: .subtitleCell) }

  /// Returns the content of a row with a gray value at the trailing side.
  public static func valueCell() -> UIListContentConfiguration { .init(role: .valueCell) }

  /// Returns the content of a header; its appearance depends on the list that contains it.
  public static func header() -> UIListContentConfiguration { .init(role: .groupedHeader) }

  /// Returns the content of a footer; its appearance depends on the list that contains it.
  public static func footer() -> UIListContentConfiguration { .init(role: .groupedFooter) }

  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { .init(role: .plainHeader) }

  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { .init(role: .plainFooter) }

  /// Returns the content of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { .init(role: .groupedHeader) }

  /// Returns the content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { .init(role: .groupedFooter) }

  /// Returns a new ``UIListContentView`` with the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the content as it is in a state: text of disabled cells is pale.
  ///
  /// A color that the app has set stays.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var copy = self
    let defaults = role.defaults(Runtime.system)
    let isDisabled = ConfigurationFlags(state).isDisabled
    func update(_ properties: inout TextProperties, _ normal: UIColor) {
      guard properties.color == normal || properties.color == .tertiaryLabel else { return }
      properties.color = isDisabled ? .tertiaryLabel : normal
    }
    update(&copy.textProperties, defaults.text.color)
    update(&copy.secondaryTextProperties, defaults.secondaryText.color)
    return copy
  }
}
