package import UIKit
import WebEngine

extension WKWebView {
  /// The color along the page's top edge; `nil` where it is not uniform.
  ///
  /// WebKit samples it for Safari, whose bars have it where a page has no theme color.
  package var sampledPageTopColor: UIColor? { look.pageTop }

  /// The color of the fixed or sticky box along the top of the unobscured page; `nil` without one.
  ///
  /// From iOS 26 WebKit extends it below Safari's bars.
  /// - Source: WebKit's `LocalFrameView::fixedContainerEdges` and
  ///   `-[WKWebView _updateFixedColorExtensionViews]`.
  package var sampledTopFixedPositionContentColor: UIColor? { look.fixedTop }

  /// The color of the fixed or sticky box along the bottom of the unobscured page; `nil` without one.
  package var sampledBottomFixedPositionContentColor: UIColor? { look.fixedBottom }

  /// Applies the page's colors, and its preferences for the scroll view (W150-W153, W326).
  func apply(_ appearance: PageAppearance) {
    changingLook { look in
      look.pageBackground = CSSColor.parse(appearance.backgroundColor) ?? .white
      look.theme = appearance.themeColor.flatMap(CSSColor.parse)
      // The top edge of a scrolled page cannot be sampled; the last sample is kept.
      if appearance.isAtTop { look.pageTop = appearance.topColor.flatMap(CSSColor.parse) }
    }
    updateBackground()
    pageScrollView.followBackground(look.pageBackground)
    pageScrollView.follow(appearance)
  }
}
