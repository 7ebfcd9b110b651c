import UIKit
import WebEngine

extension WKWebView {
  /// Follows how the page looks, and what it asks of the scroll view (W150-W153, W326).
  func take(_ appearance: PageAppearance) {
    changingLook { look in
      look.pageBackground = CSSColor.parse(appearance.backgroundColor) ?? .white
      look.theme = appearance.themeColor.flatMap(CSSColor.parse)
      // A page that is scrolled has no upper edge to sample; the last sample holds.
      if appearance.isAtTop { look.pageTop = appearance.topColor.flatMap(CSSColor.parse) }
    }
    updateBackground()
    pageScrollView.followBackground(look.pageBackground)
    pageScrollView.follow(appearance)
  }
}
