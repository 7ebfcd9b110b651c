/// What no rule blames, by rule text (audit.md 3, below the table).
package enum Exemption: String, Sendable, Hashable, CaseIterable {
  /// Backgrounds and media without text: full-bleed images, video, maps.
  case media
  /// What scrolls clear, such as text over media and content under translucent bars.
  case scrolling
  /// Closed menus and dialogs.
  case closedMenus
  /// What lies behind a modal over the page, and the modal itself as a bar.
  case modals
  /// Skip links until they are focused.
  case skipLinks
  /// Cookie bars, for what they cover.
  case cookieBars
  /// Print and other hidden alternatives.
  case hiddenAlternatives
  /// iPad, where a rule says phones.
  case pads
}
