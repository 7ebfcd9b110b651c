/// The device settings and features that a page can observe.
///
/// They are constant for the page's lifetime.
public struct PageEnvironment: Sendable, Hashable {
  /// The user's language as a BCP 47 tag, such as "ar-EG": `navigator.language`, the default locale
  /// of `Intl`, and the `Accept-Language` header field; `nil` is "en-US".
  public var locale: String?
  /// The header fields to add to the requests of one origin.
  public var originHeaders: OriginHeaders?
  /// The web platform whose features the page detects; `nil` is the engine's own.
  public var platform: WebPlatform?
  /// The system fonts by their CSS keywords, such as "-apple-system-body".
  public var systemFonts: [String: SystemFont]
  /// A Boolean value that determines whether `(color-gamut: p3)` matches.
  public var hasWideColorDisplay: Bool

  /// Creates an environment; by default, the engine's own.
  public init(
    locale: String? = nil, originHeaders: OriginHeaders? = nil, platform: WebPlatform? = nil,
    systemFonts: [String: SystemFont] = [:], hasWideColorDisplay: Bool = false
  ) {
    self.locale = locale
    self.originHeaders = originHeaders
    self.platform = platform
    self.systemFonts = systemFonts
    self.hasWideColorDisplay = hasWideColorDisplay
  }
}
