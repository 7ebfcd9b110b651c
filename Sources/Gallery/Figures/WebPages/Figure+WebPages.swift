extension Figure {
  /// The figures of article 000.
  package static let webPages: [Figure] = [
    safariDefault, safariCover, webViewDefault, webViewCover, headerBarInHosts, fixedCover,
    turnedCover,
  ]
}
