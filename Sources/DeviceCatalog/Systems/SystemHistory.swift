/// Which releases there were, and which devices stopped at which.
///
/// - Source: general public knowledge (Apple's lists of security releases and of devices that each
///   system supports), not re-checked. 27.1 is the newest release in the catalog's sources, and
///   26.5 the last 26 that they name.
enum SystemHistory {
  /// The last minor number of each major release, for devices that go on to a later major.
  private static let lastMinor: [Int: Int] = [
    7: 1, 8: 4, 9: 3, 10: 3, 11: 4, 12: 4, 13: 7, 14: 8, 15: 7, 16: 7, 17: 7, 18: 7, 26: 5, 27: 1,
  ]

  /// The last minor number for devices that stop at a major, where they got more than the others.
  private static let lastMinorOfLeftBehind: [Int: Int] = [12: 5, 15: 8]

  /// The newest release that the catalog knows.
  static let newest = SystemRelease(27, 1)

  /// The last major release of each device that does not run 26.
  private static let lastMajor: [String: Int] = [
    "iPhone 5s": 12, "iPhone 6": 12, "iPhone 6 Plus": 12,
    "iPhone SE (1st gen)": 15, "iPhone 6s": 15, "iPhone 6s Plus": 15, "iPhone 7": 15,
    "iPhone 7 Plus": 15, "iPod touch (7th gen)": 15,
    "iPhone 8": 16, "iPhone 8 Plus": 16, "iPhone X": 16,
    "iPhone XR": 18, "iPhone XS": 18, "iPhone XS Max": 18,
    "iPad mini 4": 15, "iPad Air 2": 15,
    "iPad (5th gen)": 16, "iPad Pro 9.7-inch": 16, "iPad Pro 12.9-inch (1st gen)": 16,
    "iPad (6th gen)": 17, "iPad Pro 10.5-inch": 17, "iPad Pro 12.9-inch (2nd gen)": 17,
    "iPad (7th gen)": 18,
  ]

  /// The last release of a device; one that runs 26 runs the newest.
  static func lastRelease(of device: String, runs26: Bool) -> SystemRelease? {
    if runs26 { return newest }
    guard let major = lastMajor[device] else { return nil }
    return lastRelease(ofMajor: major, lastMajor: major)
  }

  /// The last release of a major that a device got whose last major is `lastMajor`.
  static func lastRelease(ofMajor major: Int, lastMajor: Int) -> SystemRelease? {
    let minor = major == lastMajor ? lastMinorOfLeftBehind[major] : nil
    return (minor ?? lastMinor[major]).map { SystemRelease(major, $0) }
  }
}
