import WebEngine

/// How a document of the main frame is asked for, and laid out.
struct DocumentSettings {
  /// The method of the request that brought it.
  var method: String = "GET"
  /// That request, where the app made it: a reload sends it again (W266).
  var request: PageRequest?
  /// How it was seen before, where the engine knows nothing of that (W277).
  var place: HistoryItemState?
  /// What device it is made for.
  var mode: WKWebpagePreferences.ContentMode = .recommended
  /// Whether its own scripts run.
  var runsScripts: Bool = true
  /// The media type of the answer that it was made of.
  var mediaType: String = "text/html"
  /// The status of the server's response; 0 where there is none.
  var status: Int = 0
  /// The public identifier of its type; empty for most.
  var publicIdentifier: String = ""

  /// The settings of a navigation that the app does not begin: what it set for the device and scripts
  /// holds on, what belonged to the last request does not.
  var forNextNavigation: DocumentSettings { DocumentSettings(mode: mode, runsScripts: runsScripts) }

  /// What its viewport begins from (W110, W111).
  var defaults: ViewportConfiguration.Defaults {
    if mediaType.hasPrefix("image/"), mediaType != "image/svg+xml" { return .image }
    let texts: Set<String> = [
      "text/plain", "text/css", "text/javascript", "application/javascript", "application/json",
    ]
    if texts.contains(mediaType) { return .plainText }
    // The profiles 1.0, 1.1 and 1.2 begin alike.
    let isMobile = publicIdentifier.lowercased().hasPrefix("-//wapforum//dtd xhtml mobile 1.")
    return isMobile ? .mobileXHTML : .page
  }
}
