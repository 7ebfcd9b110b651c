extension Figure {
  /// The figures about error pages, whose identifiers begin with 002.
  package static let errorPages: [Figure] = [
    errorCallbacks, errorPageFile, errorPageText, blankPages, browserErrorPage, linkPolicy,
    newWindow, layoutMoments, webViewSizes,
  ]
}
