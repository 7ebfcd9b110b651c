import WebEngine

/// What the text of pages is searched for, to be made links that can be tapped (W330).
///
/// What is not listed is not found here, and has no name.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt

  /// Creates a set of kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers, which become links of the scheme `tel`.
  ///
  /// - Divergence: numbers with a plus and those of North America are known, by their form.
  public static let phoneNumber: WKDataDetectorTypes = .init(rawValue: 1 << 0)

  /// Addresses of the web and of mail.
  public static let link: WKDataDetectorTypes = .init(rawValue: 1 << 1)

  /// The engine's words for them.
  var data: DetectedData {
    var data: DetectedData = []
    if contains(.phoneNumber) { data.insert(.phoneNumbers) }
    if contains(.link) { data.insert(.links) }
    return data
  }
}
