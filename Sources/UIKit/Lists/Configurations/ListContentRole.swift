import Foundation

/// The role of a list's content, which determines its fonts, colors and margins.
enum ListContentRole: Hashable {
  case cell, subtitleCell, valueCell
  case plainHeader, plainFooter, groupedHeader, groupedFooter

  /// The appearances of a role before the app changes any.
  @MainActor
  struct Defaults {
    var text: UIListContentConfiguration.TextProperties
    var secondaryText: UIListContentConfiguration.TextProperties
    var margins: NSDirectionalEdgeInsets
  }

  var isCell: Bool {
    switch self {
    case .cell, .subtitleCell, .valueCell: true
    default: false
    }
  }

  /// Returns the appearance on a system.
  @MainActor
  func defaults(_ system: SystemVersion) -> Defaults {
    let metrics = system.metrics.tables
    func style(
      _ style: UIFont.TextStyle, _ color: UIColor,
      _ transform: UIListContentConfiguration.TextProperties.TextTransform = .none
    ) -> UIListContentConfiguration.TextProperties {
      .init(font: .preferredFont(forTextStyle: style), color: color, transform: transform)
    }
    let vertical = metrics.cellMargin
    let cell = NSDirectionalEdgeInsets(
      top: vertical, leading: 16, bottom: vertical, trailing: 8)
    let edge = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16)
    switch self {
    case .cell:
      return Defaults(
        text: style(.body, .label), secondaryText: style(.body, .secondaryLabel), margins: cell)
    case .subtitleCell:
      return Defaults(
        text: style(.body, .label),
        secondaryText: style(.init(metrics.subtitleStyle), .secondaryLabel),
        margins: cell)
    case .valueCell:
      return Defaults(
        text: style(.body, .label), secondaryText: style(.body, .secondaryLabel), margins: cell)
    case .plainHeader:
      return Defaults(
        text: style(.headline, .label), secondaryText: style(.subheadline, .secondaryLabel),
        margins: edge)
    case .plainFooter:
      return Defaults(
        text: style(.subheadline, .secondaryLabel),
        secondaryText: style(.footnote, .secondaryLabel), margins: edge)
    case .groupedHeader:
      return Defaults(
        text: style(
          .init(metrics.groupedHeaderStyle), .secondaryLabel,
          metrics.capitalizesGroupedHeaders ? .uppercase : .none),
        secondaryText: style(.footnote, .secondaryLabel), margins: edge)
    case .groupedFooter:
      return Defaults(
        text: style(.footnote, .secondaryLabel), secondaryText: style(.footnote, .secondaryLabel),
        margins: edge)
    }
  }
}
