/// The user's settings on a device.
package struct DeviceSettings: Sendable, Hashable {
  /// Light or dark mode.
  package enum ColorScheme: String, Sendable, Hashable, CaseIterable {
    case light, dark
  }

  /// The color scheme; systems before iOS 13 have no dark mode and stay light.
  package var colorScheme: ColorScheme
  /// The preferred text size.
  package var textSize: TextSize
  /// The language and region as a BCP 47 tag, such as "ar-EG"; `nil` for "en-US".
  package var locale: String?
  /// A Boolean value that determines whether the interface is laid out from right to left.
  package var isRightToLeft: Bool

  /// Creates settings; the defaults are those of a new device.
  package init(
    colorScheme: ColorScheme = .light, textSize: TextSize = .large, locale: String? = nil,
    isRightToLeft: Bool = false
  ) {
    self.colorScheme = colorScheme
    self.textSize = textSize
    self.locale = locale
    self.isRightToLeft = isRightToLeft
  }
}
