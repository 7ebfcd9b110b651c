import UIKit

/// A strategy with the recipe that made custom browsers behave like Safari on the first iPhone X.
///
/// A web view under a translucent bar passes the bar to a covering page as an inset and also moves the
/// page out from below it. The recipe keeps the top as scrollable space, and passes only the other
/// three edges to pages. Its limits: at the end of an avoiding page, and of a covering one that does
/// not pad itself, the last lines stay under the bottom bar; and an element that is fixed to the
/// bottom of a covering page is below the screen by the top inset while the page is at rest.
/// ``StandardSafeArea`` has only the second of these limits, and only up to iOS 18.
public struct ArticleSafeArea: SafeAreaStrategy, Hashable {
  /// Creates the strategy of the article.
  public init() {}

  /// Returns the insets of the article's recipe.
  public func placement(for state: SafeAreaState) -> SafeAreaPlacement {
    let safeArea = state.safeArea
    var page = safeArea
    var room = UIEdgeInsets.zero
    switch state.behavior {
    case .never:
      page.top = 0
      room.top = safeArea.top
    case .always:
      page.bottom = 0
    default:
      break
    }
    return SafeAreaPlacement(
      webViewSafeArea: page, contentInset: room, indicatorsInside: safeArea)
  }
}
