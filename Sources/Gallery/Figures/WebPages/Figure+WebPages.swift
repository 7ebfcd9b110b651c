extension Figure {
  /// The figures about web pages, whose identifiers begin with 000.
  package static let webPages: [Figure] = [
    safariDefault, safariCover, scrolledSafari, webViewDefault, webViewCover, behaviorSwitch,
    headerBarInHosts, paddedPage, fixedCover, pageEnds, fixedFooters, pageIndicators, rotatedCover,
  ]
}
