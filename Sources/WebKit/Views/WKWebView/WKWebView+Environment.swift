import UIKit
import WebEngine

extension WKWebView {
  /// The settings of the device and the kind of app, as far as pages can observe them.
  var pageEnvironment: PageEnvironment {
    PageEnvironment(
      locale: host.locale, originHeaders: host.originHeaders,
      platform: WebPlatform(
        major: systemVersion.major, minor: systemVersion.minor, app: host.app),
      systemFonts: systemFonts, hasWideColorDisplay: host.hasWideColorDisplay)
  }

  /// The fonts of WebKit's system font keywords at the user's text size.
  ///
  /// - Source: WebKit's `CSSValueKeywords.in` and `SystemFontDatabaseCoreText`; the short and tall
  ///   variants differ in line height alone, which the keywords do not set here.
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
