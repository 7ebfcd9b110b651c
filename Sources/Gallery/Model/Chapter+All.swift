extension Chapter {
  /// The chapters, in order; each figure is named in exactly one of them.
  package static let all: [Chapter] = [
    basics, views, controllers, scrollViews, tables, collections, margins, webPages,
    webViewSafeArea,
    safari, browser, failures,
  ]

  static let basics = Chapter(
    "basics", title: "What is the safe area?",
    introduction: """
      A screen is not free from edge to edge. The status bar lies over its top, a notch (the \
      housing of camera and sensors) and round corners reach into it, a line at the bottom leads \
      home, and apps add bars of their own. The safe area is the part of a view that none of these \
      covers. Four insets describe it: how many points are covered at the top, the left, the bottom \
      and the right.
      """,
    figures: ["001-phones", "001-simulated-iphone-x"])

  static let views = Chapter(
    "views", title: "UIView",
    introduction: """
      Every view has a safe area of its own, since iOS 11. A view asks safeAreaInsets where it sets \
      frames, and ties constraints to safeAreaLayoutGuide.
      """,
    figures: [
      "001-views-on-edges", "001-views-on-safe-area", "001-labels-in-subviews",
      "001-safe-area-callbacks",
    ])

  static let controllers = Chapter(
    "controllers", title: "UIViewController and its bars",
    introduction: """
      Navigation and tab bar controllers let their child fill the whole screen and tell it what \
      their bars cover: the child's safe area grows by the bars. Content may then show through a \
      translucent bar, and what has to be read stays clear of it.
      """,
    figures: [
      "001-translucent-bars", "001-hidden-status-bar", "001-bars-of-later-systems",
    ])

  static let scrollViews = Chapter(
    "scroll-views", title: "UIScrollView",
    introduction: """
      A scroll view fills the screen, and its content has to begin clear of what covers it. So it \
      adds the safe area to its contentInset: the sum is adjustedContentInset. On which edges it \
      does so is decided by contentInsetAdjustmentBehavior, and that is what this chapter is about.
      """,
    figures: [
      "004-content-inset", "001-adjusted-content-inset", "001-scroll-never",
      "001-scroll-scrollable-axes", "001-scroll-always", "001-scroll-automatic",
      "001-automatic-conditions", "004-short-content", "004-bounce-sideways",
      "003-behavior-formulas", "001-ios-10-and-11", "004-negative-inset", "004-never",
      "004-additional-insets", "001-adjusted-inset-callbacks",
    ])

  static let tables = Chapter(
    "tables", title: "UITableView",
    introduction: """
      A table reaches from edge to edge, and its rows do, too. In landscape it keeps what is in \
      them clear of the notch by itself: the content view of each cell, header and footer is inset.
      """,
    figures: [
      "001-table-content-views-whole", "001-table-content-views-inset", "004-always-in-table",
    ])

  static let collections = Chapter(
    "collections", title: "UICollectionView",
    introduction: """
      A collection view insets nothing by itself at the sides. An app attaches what is in its cells \
      to the safe area, or lets the layout measure the insets of its sections from there.
      """,
    figures: [
      "001-collection-list", "001-collection-list-safe-area", "001-grid-from-content-inset",
      "001-grid-from-safe-area", "001-grid-from-layout-margins",
    ])

  static let margins = Chapter(
    "margins", title: "Layout margins",
    introduction: """
      Margins are the room that a view keeps between its edges and its content, as padding does on \
      the web. By default they begin where the safe area does, so that content attached to the \
      margins is clear of everything as well.
      """,
    figures: ["004-margins-follow-safe-area", "004-directional-margins"])

  static let webPages = Chapter(
    "web-pages", title: "Web pages in a WKWebView",
    introduction: """
      A web view shows its page in a scroll view, so the same rules hold. But a page can opt out: \
      with viewport-fit=cover in its viewport meta element it asks for the whole screen, and reads \
      from env(safe-area-inset-top) and its three siblings how much of that is covered.
      """,
    figures: [
      "000-webview-default", "000-webview-cover", "000-behavior-switch", "000-turned-cover",
      "003-status-bar-shift", "002-layout-moments", "002-web-view-sizes",
    ])

  static let webViewSafeArea = Chapter(
    "web-view-safe-area", title: "The web view's own safe area",
    introduction: """
      What a page reads from env() is the safe area of its web view, which an app can change. The \
      article about viewport-fit has a recipe of five steps by which a web view behaves as Safari \
      does: 1. it fills the screen; 2. it has the height of the bars as content inset while a page \
      covers; 3. it renews that when the device is rotated; 4. it overrides safeAreaInsets, so that \
      the page does not count the same bar again; 5. it sets the insets of the scroll indicators. \
      “The corrected web view” follows that recipe. “Standard strategy” is what FanlightBrowser, the \
      browser component of this project, does by default; it also keeps the end of a page clear.
      """,
    figures: [
      "000-fixed-cover", "000-padded-page", "000-page-end", "000-fixed-footer", "000-indicators",
    ])

  static let safari = Chapter(
    "safari", title: "Safari",
    introduction: """
      Safari never lets a page begin behind its address field, whatever the page asks for. That is \
      why pages that look right in Safari may not in an app.
      """,
    figures: [
      "000-safari-default", "000-safari-cover", "000-safari-scrolled", "000-header-bar",
    ])

  static let browser = Chapter(
    "browser", title: "A browser of one's own",
    introduction: """
      A browser is a web view with an address field, buttons and an answer to everything that can \
      go wrong. These figures show one that is made of public API alone: \
      BrowserViewController of FanlightBrowser, the browser component of this project.
      """,
    figures: ["002-browser-error-page", "002-blank-page", "002-new-window"])

  static let failures = Chapter(
    "failures", title: "Errors, history and links",
    introduction: """
      A page may fail to load, and a link may lead out of the app. What the web view's delegate is \
      called with then, and what becomes of the list of pages, decides whether reload, back and \
      forward still do what people expect.
      """,
    figures: [
      "002-error-callbacks", "002-error-page-file", "002-error-page-text", "002-link-policy",
    ])
}
