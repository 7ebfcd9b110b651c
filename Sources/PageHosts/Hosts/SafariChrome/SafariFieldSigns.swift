import UIKit

/// The signs at the ends of the address field, by the system.
struct SafariFieldSigns: Equatable {
  /// The sign at the start of the field; `nil` up to iOS 12.
  var start: SafariIcon?
  /// The sign at the end of the field.
  var end: SafariIcon?

  /// Creates the signs of a system: the page menu is "aA" from iOS 13 on and a page from iOS 18 on; every
  /// system has the reload button.
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
