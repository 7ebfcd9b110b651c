public import Foundation

/// What lies behind the contents of a cell, a header, a footer or a configured button.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// A view behind the contents, over the colour; `nil` shows none.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How far the background ends from the view's edges, in points.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The edges at which the view's layout margins are added to ``backgroundInsets``.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour; `nil` is that of the button's style, or the tint of a cell.
  public var backgroundColor: UIColor?
  /// What makes the colour that is shown from ``backgroundColor``.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An effect behind the colour; `nil` shows none.
  public var visualEffect: UIVisualEffect?
  /// A picture over the colour; `nil` shows none.
  public var image: UIImage?
  /// How the picture is placed.
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// The colour of the outline; `nil` draws none on a button, and the tint on a cell.
  public var strokeColor: UIColor?
  /// What makes the colour of the outline from ``strokeColor``.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the outline, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the outline lies outside of the background, in points.
  public var strokeOutset: CGFloat = 0
  var role = BackgroundRole.custom

  init(cornerRadius: CGFloat) {
    self.cornerRadius = cornerRadius
  }

  /// Creates the background of a role; its colours follow the state.
  init(role: BackgroundRole) {
    self.role = role
    backgroundColor = role.color(ConfigurationFlags())
  }

  /// Returns a background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration(cornerRadius: 0)
    background.backgroundColor = .clear
    return background
  }

  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(role: .plainCell) }

  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(role: .groupedCell) }

  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    .init(role: .plainHeaderFooter)
  }

  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    .init(role: .groupedHeaderFooter)
  }

  /// Returns the background of a cell, by the list it is in.
  public static func listCell() -> UIBackgroundConfiguration { .init(role: .groupedCell) }

  /// Returns the background of a header, by the list it is in.
  public static func listHeader() -> UIBackgroundConfiguration { .init(role: .groupedHeaderFooter) }

  /// Returns the background of a footer, by the list it is in.
  public static func listFooter() -> UIBackgroundConfiguration { .init(role: .groupedHeaderFooter) }

  /// Returns the background as it is in a state: a selected cell of a list is grey.
  ///
  /// A colour that the app has set stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard role != .custom, backgroundColor == role.color(ConfigurationFlags()) || isRoleColor
    else { return self }
    var copy = self
    copy.backgroundColor = role.color(ConfigurationFlags(state))
    return copy
  }

  private var isRoleColor: Bool { role.colors.contains { $0 == backgroundColor } }

  /// Returns the colour that is shown, for a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  /// Returns the colour of the outline, for a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }
}

/// What a background belongs to; its colours follow.
enum BackgroundRole: Hashable {
  case custom, plainCell, groupedCell, plainHeaderFooter, groupedHeaderFooter

  /// The colour in a state.
  ///
  /// Source: a selected cell is `systemGray4` in light and dark, by eye; the rest are the system's
  /// backgrounds that Apple's guidelines name for lists.
  @MainActor
  func color(_ flags: ConfigurationFlags) -> UIColor {
    switch self {
    case .custom, .plainHeaderFooter, .groupedHeaderFooter: return .clear
    case .plainCell, .groupedCell:
      if flags.isSelected || flags.isHighlighted { return .systemGray4 }
      return self == .plainCell ? .systemBackground : .secondarySystemGroupedBackground
    }
  }

  /// All colours that the role may show.
  @MainActor var colors: [UIColor] {
    var selected = ConfigurationFlags()
    selected.isSelected = true
    return [color(ConfigurationFlags()), color(selected)]
  }
}
