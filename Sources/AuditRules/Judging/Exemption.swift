/// Content that no rule reports (audit.md 3, below the table).
package enum Exemption: String, Sendable, Hashable, CaseIterable {
  /// Backgrounds and media without text: full-bleed images, video, maps.
  case media
  /// Content that the user can scroll clear, such as text over media and content under translucent bars.
  case scrolling
  /// Closed menus and dialogs.
  case closedMenus
  /// Content behind a modal over the page, and the modal itself as a bar.
  case modals
  /// Skip links until they are focused.
  case skipLinks
  /// Cookie bars, for the content that they cover.
  case cookieBars
  /// Alternatives that are hidden on screen, such as those for print.
  case hiddenAlternatives
  /// iPad, for rules that apply to phones.
  case pads
}
