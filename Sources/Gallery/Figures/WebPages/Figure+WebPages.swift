extension Figure {
  /// The figures of article 000.
  package static let webPages: [Figure] = [
    safariDefault, safariCover, scrolledSafari, webViewDefault, webViewCover, behaviorSwitch,
    headerBarInHosts, paddedPage, fixedCover, pageEnds, fixedFooters, pageIndicators, rotatedCover,
  ]
}
