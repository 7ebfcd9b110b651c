/// Every wait of a web view for something that the engine does not report, with its reason.
enum WebViewWaits {
  /// Reports of a load that was stopped may still be on their way for a round trip.
  static let stoppedLoad: Duration = .milliseconds(250)
  /// How often a document that is not loaded is looked at again: nothing reports that it awaits
  /// nothing but style sheets that do not apply.
  static let unusedStyleSheets: Duration = .milliseconds(500)
  /// How long a page may take to answer before it is halted, and then to show what it has.
  static let pageResponse: Duration = .seconds(5)
  /// How long a page that is loading may be kept from the screen (WKWebViewConfiguration.mm).
  static let suppressedRendering: Duration = .seconds(5)
  /// An element is looked for so often that a person sees no delay; no event says that it has a box.
  static let element: Duration = .milliseconds(50)
}
