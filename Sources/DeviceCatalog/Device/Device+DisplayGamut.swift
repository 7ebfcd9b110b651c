extension Device {
  /// A Boolean value that indicates whether the display shows the colors of Display P3, as the media
  /// query `(color-gamut: p3)` asks.
  ///
  /// - Source: Apple's technical specifications, which name "Wide color display (P3)" for iPhone 7 and
  ///   later, iPad Pro from the 9.7-inch model on, iPad Air (3rd gen) and iPad mini (5th gen) and
  ///   later; the iPads without another name show sRGB.
  public var hasWideColorDisplay: Bool { !Self.standardColorDisplays.contains(name) }

  private static let standardColorDisplays: Set<String> = [
    "iPhone 5s", "iPhone 6", "iPhone 6 Plus", "iPhone 6s", "iPhone 6s Plus",
    "iPhone SE (1st gen)", "iPod touch (7th gen)", "iPad Air 2", "iPad mini 4",
    "iPad Pro 12.9-inch (1st gen)", "iPad (5th gen)", "iPad (6th gen)", "iPad (7th gen)",
    "iPad (8th gen)", "iPad (9th gen)", "iPad (10th gen)", "iPad (A16)",
  ]
}
