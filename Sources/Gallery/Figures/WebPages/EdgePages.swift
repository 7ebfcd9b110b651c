/// The pages of the figures, which need no network.
enum EdgePages {
  /// Returns a page with red edges and numbered lines, longer than the screen.
  static func lines(_ viewportFit: String) -> String {
    page(
      viewportFit,
      style: """
        body { border: solid #d2452d; border-width: 0 6px }
        \(headingStyle)
        """, body: "<h1>Top of the page</h1>\(numberedLines)")
  }

  /// A page with `viewport-fit=cover` and a sticky header that ignores the safe area.
  static let headerBar = page(
    "cover",
    style: """
      header { position: sticky; top: 0; height: 44px; background: #333; color: #fff }
      header { display: flex; justify-content: space-around; align-items: center }
      """,
    body: "<header><b>Shop</b><b>Phones</b><b>Watches</b><b>Help</b></header>\(numberedLines)")

  /// A page with `viewport-fit=cover` whose header is padded by the safe area, as guides recommend.
  static let paddedHeader = page(
    "cover",
    style: """
      header { padding-top: env(safe-area-inset-top); background: #a7c8e2 }
      \(headingStyle)
      """, body: "<header><h1 id=top>Top of the page</h1></header>\(numberedLines)")

  /// A page with `viewport-fit=cover` and a fixed footer that is padded by the safe area.
  static let fixedFooter = page(
    "cover",
    style: """
      body { padding-bottom: 120px }
      \(headingStyle)
      footer { position: fixed; left: 0; right: 0; bottom: 0; background: #333; color: #fff;
        padding: 12px 16px calc(12px + env(safe-area-inset-bottom)) }
      """,
    body:
      "<h1>Top of the page</h1>\(numberedLines)<footer id=footer><b>Add to the basket</b></footer>")

  private static let numberedLines = (1...30).map { "<p>Line \($0) of the page" }.joined()
  private static let headingStyle =
    "h1 { margin: 0; padding: 10px 16px; background: #2f6f9f; color: #fff; font-size: 22px }"

  private static func page(_ viewportFit: String, style: String, body: String) -> String {
    """
    <!doctype html>
    <meta charset="utf-8">
    <meta name="viewport"
      content="width=device-width, initial-scale=1, viewport-fit=\(viewportFit)">
    <title>Edges</title>
    <style>
    body { margin: 0; background: #eef4fb; font: 17px/24px -apple-system }
    p { margin: 0; padding: 14px 16px }
    p:nth-of-type(odd) { background: #d7e6f4 }
    \(style)
    </style>
    <body>\(body)
    """
  }
}
