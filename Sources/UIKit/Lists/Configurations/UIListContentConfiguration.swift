public import Foundation

/// A picture and two texts, as rows, headers and footers of lists show them.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The picture before the texts; `nil` shows none.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties: ImageProperties = .init()
  /// The first text; `nil` shows none.
  public var text: String?
  /// The first text with looks of its own, in place of ``text``.
  public var attributedText: NSAttributedString?
  /// How the first text looks.
  public var textProperties: TextProperties
  /// The second text; `nil` shows none.
  public var secondaryText: String?
  /// The second text with looks of its own, in place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Along which axes the margins of the view around are kept as well.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// What is kept free around the contents, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts stand beside each other where there is room.
  public var prefersSideBySideTextAndSecondaryText: Bool = false
  /// The distance from the picture to the texts, in points.
  public var imageToTextPadding: CGFloat = ListContentMetrics.imageToTextPadding
  /// The least distance of texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = ListContentMetrics.textGapBeside
  /// The distance of texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = ListContentMetrics.textGapBelow
  /// The opacity of all of it.
  public var alpha: CGFloat = 1
  var role: ListContentRole

  init(role: ListContentRole) {
    let looks = role.looks(Runtime.system)
    self.role = role
    textProperties = looks.text
    secondaryTextProperties = looks.secondaryText
    directionalLayoutMargins = looks.margins
    prefersSideBySideTextAndSecondaryText = role == .valueCell
  }

  /// Returns the content of a row with a text and a second one below it.
  public static func cell() -> UIListContentConfiguration { .init(role: .cell) }

  /// Returns the content of a row with a small second text below.
  public static func subtitleCell() -> UIListContentConfiguration { .init(role: .subtitleCell) }

  /// Returns the content of a row with a grey value at the other side.
  public static func valueCell() -> UIListContentConfiguration { .init(role: .valueCell) }

  /// Returns the content of a header, by the list it is in.
  public static func header() -> UIListContentConfiguration { .init(role: .groupedHeader) }

  /// Returns the content of a footer, by the list it is in.
  public static func footer() -> UIListContentConfiguration { .init(role: .groupedFooter) }

  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { .init(role: .plainHeader) }

  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { .init(role: .plainFooter) }

  /// Returns the content of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { .init(role: .groupedHeader) }

  /// Returns the content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { .init(role: .groupedFooter) }

  /// Makes a ``UIListContentView``.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the content as it is in a state: text of disabled cells is pale.
  ///
  /// A colour that the app has set stays.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var copy = self
    let looks = role.looks(Runtime.system)
    let isDisabled = ConfigurationFlags(state).isDisabled
    func update(_ properties: inout TextProperties, _ normal: UIColor) {
      guard properties.color == normal || properties.color == .tertiaryLabel else { return }
      properties.color = isDisabled ? .tertiaryLabel : normal
    }
    update(&copy.textProperties, looks.text.color)
    update(&copy.secondaryTextProperties, looks.secondaryText.color)
    return copy
  }
}

/// Axes, one or both.
public struct UIAxis: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From side to side.
  public static let horizontal: UIAxis = .init(rawValue: 1)
  /// From top to bottom.
  public static let vertical: UIAxis = .init(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
