import CoreGraphics
import PageHosts
import UIKit
import WebEngine
import WebKit

extension Figure {
  /// The article's postscript: a page with `viewport-fit=cover` while the device rotates.
  ///
  /// The postscript says that the layout collapsed on the iOS 11 of December 2017, but not how. The
  /// figure therefore reproduces no quirk and shows the correct layout after a rotation
  /// (docs/spec/corrections.md).
  static let rotatedCover = Figure(
    "000-turned-cover", of: .webPages, title: "A covering page is turned, and turned back",
    why: """
      All four insets of a page change at once when a phone is turned. A browser has to change its \
      own two with them, in viewWillLayoutSubviews, or the page jumps.
      """,
    rule: """
      After a turn a covering page has what it would have had if it had been loaded that way: the \
      size of the screen, the safe area of that side, and its top where it was. The first systems \
      of iPhone X are said to have got that wrong; how they did is not on record, so it is not shown.
      """,
    statements: ["W38", "W47", "W76", "W77", "W158"], needsEngine: true
  ) { stage in
    var result = FigureResult()
    let hosts: [(PageHost, portrait: UIEdgeInsets, landscape: UIEdgeInsets, tops: [CGFloat])] = [
      (
        .wkwebview, UIEdgeInsets(top: 88, left: 0, bottom: 78, right: 0),
        UIEdgeInsets(top: 32, left: 44, bottom: 53, right: 44), [0, 0]
      ),
      (
        .browser, UIEdgeInsets(top: 0, left: 0, bottom: 78, right: 0),
        UIEdgeInsets(top: 0, left: 44, bottom: 53, right: 44), [88, 32]
      ),
    ]
    for (host, portrait, landscape, tops) in hosts {
      var page = try await HostedPage.open(
        EdgePages.lines("cover"), in: host, on: .phoneX, stage: stage)
      for (phone, name) in [(PhoneOrientation.phoneXLandscape, "turned"), (.phoneX, "turned back")]
      {
        page = try await page.rotated(to: phone)
        let subject = "\(host.name), \(name)"
        result.checks += [
          FigureCheck(
            "env(safe-area-inset-*)", on: subject,
            expected: phone.isLandscape ? landscape : portrait,
            measured: page.environment),
          FigureCheck(
            "innerWidth × innerHeight", on: subject, expected: phone.size,
            measured: page.measurement.innerSize),
          FigureCheck(
            "the page begins at", on: subject, expected: phone.isLandscape ? tops[1] : tops[0],
            measured: -page.scrollView.contentOffset.y),
        ]
        if phone.isLandscape {
          result.pictures.append(
            page.simulator.picture(
              host.rawValue, label: "\(host.title), turned",
              caption: "The page has the insets of landscape.",
              showing: "In \(host.name) the page fills the screen in landscape after the turn.",
              insets: [page.drawing(of: host)]))
        }
      }
      await page.app.webView.close()
    }
    return result
  }
}
