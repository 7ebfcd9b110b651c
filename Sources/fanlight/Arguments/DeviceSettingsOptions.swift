import ArgumentParser
import DeviceCatalog
import PageHosts

/// The options for the settings of a device: appearance, text size, language and layout direction.
struct DeviceSettingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Light or dark mode, for the page (prefers-color-scheme) and the bars. Dark mode came with \
      iOS 13; earlier systems stay light.
      """, valueName: "scheme"))
  var colorScheme: ColorSchemeArgument = .light

  @Option(
    help: ArgumentHelp(
      """
      The preferred text size, for UIKit and for pages that use the system's text styles, such as \
      font: -apple-system-body. Safari scales no other text.
      """, valueName: "size"))
  var textSize: TextSizeArgument = .large

  @Option(
    help: ArgumentHelp(
      """
      The user's language and region, such as de-DE or ar-EG: navigator.language, Intl and \
      Accept-Language. A language that is written from right to left turns the bars around. \
      (default: en-US)
      """, valueName: "tag"),
    transform: LocaleArgument.tag)
  var locale: String?

  @Flag(help: "Lay out the bars from right to left, whatever the language.")
  var rightToLeft: Bool = false

  /// Returns a note on the devices without dark mode; `nil` if all have the requested appearance.
  func note(on targets: [ScreenSelection.Target]) -> String? {
    let light = targets.filter { $0.system < SystemRelease(13) }
    guard colorScheme == .dark, !light.isEmpty else { return nil }
    let names = light.map { "\($0.device.name) with \($0.system)" }.unique()
    return
      "fanlight: light, because dark mode came with iOS 13: \(names.joined(separator: ", ")).\n"
  }

  /// The device settings that the options specify.
  var settings: DeviceSettings {
    DeviceSettings(
      colorScheme: colorScheme == .dark ? .dark : .light,
      textSize: TextSize(rawValue: textSize.rawValue) ?? .large, locale: locale,
      isRightToLeft: rightToLeft || locale.map(LocaleArgument.isRightToLeft) == true)
  }
}
