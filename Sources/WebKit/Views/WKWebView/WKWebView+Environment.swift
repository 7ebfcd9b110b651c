import UIKit
import WebEngine

extension WKWebView {
  /// The device settings and the kind of app that pages can detect.
  var pageEnvironment: PageEnvironment {
    PageEnvironment(
      locale: host.locale, originHeaders: host.originHeaders,
      platform: WebPlatform(
        major: systemVersion.major, minor: systemVersion.minor, app: host.app),
      systemFonts: systemFonts, hasWideColorDisplay: host.hasWideColorDisplay)
  }

  /// The size and weight of the font of each CSS system font keyword, such as `-apple-system-body`, at
  /// the view's content size category.
  ///
  /// - Source: WebKit's `CSSValueKeywords.in` and `SystemFontDatabaseCoreText`; the short and tall
  ///   variants differ only in line height, which the keywords do not set in this implementation.
  private var systemFonts: [String: SystemFont] {
    var fonts: [String: SystemFont] = [:]
    for (keyword, style) in Self.textStyles {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
      fonts["-apple-system-\(keyword)"] = SystemFont(
        size: font.pointSize, weight: style == .headline ? 600 : 400)
    }
    return fonts
  }

  private static let textStyles: KeyValuePairs<String, UIFont.TextStyle> = [
    "body": .body, "short-body": .body, "tall-body": .body, "headline": .headline,
    "short-headline": .headline, "subheadline": .subheadline, "short-subheadline": .subheadline,
    "footnote": .footnote, "short-footnote": .footnote, "caption1": .caption1,
    "short-caption1": .caption1, "caption2": .caption2, "title0": .largeTitle, "title1": .title1,
    "title2": .title2, "title3": .title3,
  ]
}
