import FanlightBrowser
import PageHosts
import UIKit
import WebKit

extension Figure {
  /// The end of a page without `viewport-fit=cover` above a toolbar and a tab bar, with the
  /// article's recipe and with the browser's own strategy.
  static let pageEnds = Figure(
    "000-page-end", of: .webPages, title: "A page that does not cover, and its end",
    why: """
      The recipe has the web view answer a bottom of 0 for pages without viewport-fit. The scroll \
      view reads the same safe area, so nothing keeps the end of such a page above a toolbar or a \
      tab bar.
      """,
    rule: """
      By the recipe the last line ends with the screen, behind the bar. The standard strategy \
      leaves the bottom in the safe area of the web view: the page can be scrolled until its last \
      line is clear. Both keep the beginning below the navigation bar.
      """,
    statements: ["W20", "W27", "W52", "S4.4", "S3.11"], code: ["recipe-safe-area"],
    needsEngine: true
  ) { stage in
    var result = FigureResult()
    // 34 of the home indicator, and 44 of a toolbar or 49 of a tab bar.
    let cases: [(name: String, bar: HostBar, bottom: CGFloat)] = [
      ("toolbar", .toolbar, 78), ("tab bar", .tab, 83),
    ]
    for item in cases {
      let strategies: [(String, any SafeAreaStrategy, CGFloat)] = [
        ("the article's recipe", .article, 0), ("the standard strategy", .standard, item.bottom),
      ]
      for (name, strategy, inset) in strategies {
        var page = try await HostedPage.open(
          EdgePages.lines("auto"), in: .browser, on: .phoneX, stage: stage,
          bars: [.navigation, item.bar], strategy: strategy)
        let subject = "\(item.name), \(name)"
        result.checks += [
          FigureCheck(
            "contentInsetAdjustmentBehavior", on: subject, expected: ".always",
            measured: page.scrollView.contentInsetAdjustmentBehavior.word),
          FigureCheck(
            "the page begins at", on: subject, expected: 88,
            measured: try await page.frame(of: "h1").minY,
            because: "44 status bar + 44 navigation bar"),
          FigureCheck(
            "adjustedContentInset.bottom", on: subject, expected: inset,
            measured: page.scrollView.adjustedContentInset.bottom,
            because: inset > 0 ? "34 home indicator + \(Int(inset - 34)) \(item.name)" : ""),
        ]
        if item.bar == .toolbar {
          result.pictures.append(
            page.simulator.picture(
              "\(item.bar.rawValue)-\(inset > 0 ? "standard" : "article")-rest",
              row: "At rest, above a \(item.name)",
              label: inset > 0 ? "Standard strategy" : "The recipe",
              caption: "The page begins below the navigation bar.",
              showing: "\(subject): at rest the page's heading begins 88 points below the top of "
                + "the screen.", insets: [.adjustedContentInset(of: page.scrollView)]))
        }
        page = try await page.scrolled(to: .greatestFiniteMagnitude)
        result.checks.append(
          FigureCheck(
            "scrolled to its end, the last line ends at", on: subject, expected: 812 - inset,
            measured: try await page.frame(of: "p:last-of-type").maxY))
        let slug = "\(item.bar.rawValue)-\(inset > 0 ? "standard" : "article")"
        result.pictures.append(
          page.simulator.picture(
            slug, row: "Scrolled to the end, above a \(item.name)",
            label: inset > 0 ? "Standard strategy" : "The recipe",
            caption: inset > 0 ? "Line 30 is clear of the bar." : "Line 30 is behind the bar.",
            showing: "\(subject): the page is scrolled to its end, line 30 ends "
              + "\(Int(812 - inset)) points below the top of the screen.",
            insets: [.adjustedContentInset(of: page.scrollView)]))
        await page.app.webView.close()
      }
    }
    return result
  }
}
