import UIKit

/// The signs at the ends of the address field, by the system.
struct SafariFieldSigns: Equatable {
  /// At the start; `nil` up to iOS 12.
  var start: SafariIcon?
  /// At the end.
  var end: SafariIcon?

  /// Chooses the signs of a system: the page's menu came with iOS 13 as "aA" and got a sign of a page
  /// with iOS 18, the button to load again was there from the first.
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
