import WebEngine

/// Types of data in web content that are converted to links (W330).
///
/// Types that are not found here have no name.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a set of kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers, converted to links of the scheme `tel`.
  ///
  /// - Divergence: numbers with a plus and those of North America are known, by their form.
  public static let phoneNumber: WKDataDetectorTypes = .init(rawValue: 1 << 0)

  /// Addresses of the web and of mail.
  public static let link: WKDataDetectorTypes = .init(rawValue: 1 << 1)

  /// All types that are found here.
  ///
  /// - Divergence: Addresses, dates, parcels and flights stay as they are.
  public static let all: WKDataDetectorTypes = .init(rawValue: .max)

  /// The engine's words for them.
  var data: DetectedData {
    var data: DetectedData = []
    if contains(.phoneNumber) { data.insert(.phoneNumbers) }
    if contains(.link) { data.insert(.links) }
    return data
  }
}
