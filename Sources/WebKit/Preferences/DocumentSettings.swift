import WebEngine

/// The settings with which a document of the main frame is loaded and laid out.
struct DocumentSettings {
  /// The HTTP method of the document's request.
  var method: String = "GET"
  /// The app's own request for the document, which a reload resends (W266); `nil` if there is none.
  var request: PageRequest?
  /// The state to restore if the engine has no history entry for the document (W277).
  var itemState: HistoryItemState?
  /// The content mode of the document.
  var mode: WKWebpagePreferences.ContentMode = .recommended
  /// Whether the document's own scripts run.
  var runsScripts: Bool = true
  /// The media type of the document's response.
  var mediaType: String = "text/html"
  /// The status of the server's response; 0 if there is none.
  var status: Int = 0
  /// The public identifier of the document type; empty for most.
  var publicIdentifier: String = ""

  /// The settings of a navigation that the app does not begin: the content mode and whether scripts
  /// run are kept, those of the last request are reset.
  var forNextNavigation: DocumentSettings { DocumentSettings(mode: mode, runsScripts: runsScripts) }

  /// The defaults of the document's viewport (W110, W111).
  var defaults: ViewportConfiguration.Defaults {
    if mediaType.hasPrefix("image/"), mediaType != "image/svg+xml" { return .image }
    let texts: Set<String> = [
      "text/plain", "text/css", "text/javascript", "application/javascript", "application/json",
    ]
    if texts.contains(mediaType) { return .plainText }
    // The identifiers of the profiles 1.0, 1.1 and 1.2 have this prefix.
    let isMobile = publicIdentifier.lowercased().hasPrefix("-//wapforum//dtd xhtml mobile 1.")
    return isMobile ? .mobileXHTML : .page
  }
}
