extension Figure {
  /// The figures of article 002.
  package static let errorPages: [Figure] = [
    errorCallbacks, errorPageFile, errorPageText, blankPages, browserErrorPage, linkPolicy,
    newWindow, layoutMoments, webViewSizes,
  ]
}
