package import UIKit
import WebEngine

extension WKWebView {
  /// The color along the page's top edge; `nil` if it is not uniform.
  ///
  /// WebKit samples it for Safari, which tints its bars with it if the page has no theme color.
  package var sampledPageTopColor: UIColor? { colors.pageTop }

  /// The color of the fixed or sticky box along the top of the unobscured page; `nil` without one.
  ///
  /// From iOS 26 WebKit extends it below Safari's bars.
  /// - Source: WebKit's `LocalFrameView::fixedContainerEdges` and
  ///   `-[WKWebView _updateFixedColorExtensionViews]`.
  package var sampledTopFixedPositionContentColor: UIColor? { colors.fixedTop }

  /// The color of the fixed or sticky box along the bottom of the unobscured page; `nil` without one.
  package var sampledBottomFixedPositionContentColor: UIColor? { colors.fixedBottom }

  func setUnderPageColor(_ color: UIColor?) {
    changingColors { $0.underPage = color }
    updateBackground()
  }

  /// Updates the background and the page's canvas after a change of ``isOpaque`` (W152).
  func opacityDidChange() {
    updateBackground()
    settingsDidChange()
  }

  /// Applies the page's colors, and its preferences for the scroll view (W150-W153, W326).
  func apply(_ appearance: PageAppearance) {
    changingColors { colors in
      colors.pageBackground = CSSColor.parse(appearance.backgroundColor) ?? .white
      colors.theme = appearance.themeColor.flatMap(CSSColor.parse)
      // The top edge of a scrolled page cannot be sampled; the last sample is kept.
      if appearance.isAtTop { colors.pageTop = appearance.topColor.flatMap(CSSColor.parse) }
    }
    updateBackground()
    pageScrollView.updateIndicatorStyle(for: colors.pageBackground)
    pageScrollView.apply(appearance)
    guard documentState.scrollsVertically != appearance.scrollsVertically else { return }
    documentState.scrollsVertically = appearance.scrollsVertically
    schedulePageUpdate()
  }
}
