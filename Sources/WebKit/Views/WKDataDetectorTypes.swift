import WebEngine

/// The types of data that are detected in web content and converted to links (W330).
///
/// Types that cannot be detected here have no constant.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The raw value of the option set.
  public let rawValue: UInt

  /// Creates a set of data types from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers are converted to links of the scheme `tel`.
  ///
  /// - Divergence: only numbers in international form, with a plus, and in North American form are
  ///   detected.
  public static let phoneNumber: WKDataDetectorTypes = .init(rawValue: 1 << 0)

  /// URLs and mail addresses are converted to links.
  public static let link: WKDataDetectorTypes = .init(rawValue: 1 << 1)

  /// All types of data that can be detected here.
  ///
  /// - Divergence: postal addresses, dates, tracking numbers and flight numbers are not detected.
  public static let all: WKDataDetectorTypes = .init(rawValue: .max)

  /// The engine's option set for these types.
  var data: DetectedData {
    var data: DetectedData = []
    if contains(.phoneNumber) { data.insert(.phoneNumbers) }
    if contains(.link) { data.insert(.links) }
    return data
  }
}
