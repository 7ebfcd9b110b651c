public import Foundation

/// A configuration of the background of a cell, a header, a footer or a button.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// A custom view in the background; `nil` for none.
  public var customView: UIView?
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the view's edges, in points.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The edges at which the layout margins are added to ``backgroundInsets``.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The background color; `nil` is that of the button's style, or the tint color of a cell.
  public var backgroundColor: UIColor?
  /// The transformer of the background color; `nil` for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The visual effect behind the color; `nil` for none.
  public var visualEffect: UIVisualEffect?
  /// The image over the color; `nil` for none.
  public var image: UIImage?
  /// The content mode of the image.
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// The stroke color; for `nil`, a button has no stroke, and a cell one in the tint color.
  public var strokeColor: UIColor?
  /// The transformer of the stroke color; `nil` for none.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke, in points.
  public var strokeWidth: CGFloat = 0
  /// The outset of the stroke, in points.
  public var strokeOutset: CGFloat = 0
  var role = BackgroundRole.custom

  init(cornerRadius: CGFloat) {
    self.cornerRadius = cornerRadius
  }

  /// Creates the background of a role; its colors follow the state.
  init(role: BackgroundRole) {
    self.role = role
    backgroundColor = role.color(ConfigurationFlags())
  }

  /// Returns a background configuration that draws nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration(cornerRadius: 0)
    background.backgroundColor = .clear
    return background
  }

  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(role: .plainCell) }

  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(role: .groupedCell) }

  /// Returns the background of a cell in a sidebar: none, or rounded corners while it is selected
  /// (S7.29).
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration(role: .sidebarCell)
    background.cornerRadius = 10
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 10)
    return background
  }

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

  /// Returns the background as it is in a state: a selected cell of a list is gray.
  ///
  /// A color that the app has set stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard role != .custom, backgroundColor == role.color(ConfigurationFlags()) || isRoleColor
    else { return self }
    var copy = self
    copy.backgroundColor = role.color(ConfigurationFlags(state))
    return copy
  }

  private var isRoleColor: Bool { role.colors.contains { $0 == backgroundColor } }

  /// Returns the color that is shown, for a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  /// Returns the color of the outline, for a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }
}
