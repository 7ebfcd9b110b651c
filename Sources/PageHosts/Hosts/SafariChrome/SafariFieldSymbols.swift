import UIKit

/// The symbols at the ends of the address field on one system version.
struct SafariFieldSymbols: Equatable {
  /// The symbol at the start of the field; `nil` up to iOS 12.
  var start: SafariIcon?
  /// The symbol at the end of the field.
  var end: SafariIcon?

  /// Creates the symbols of a system version: the page menu is "aA" from iOS 13 and a page from iOS
  /// 18; every version has the reload button.
  init(system: SystemVersion) {
    start =
      switch system.major {
      case ..<13: nil
      case ..<18: .textSize
      default: .pageMenu
      }
    end = .reload
  }
}
