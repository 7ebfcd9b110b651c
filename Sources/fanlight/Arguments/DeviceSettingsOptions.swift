import ArgumentParser
import DeviceCatalog
import Foundation
import PageHosts

/// The options for what the user of a device has chosen in its settings.
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

  /// What a report says of devices that stay light; `nil` where all are as wanted.
  func note(on targets: [ScreenSelection.Target]) -> String? {
    let light = targets.filter { $0.system < SystemRelease(13) }
    guard colorScheme == .dark, !light.isEmpty else { return nil }
    let names = light.map { "\($0.device.name) with \($0.system)" }.unique()
    return
      "fanlight: light, because dark mode came with iOS 13: \(names.joined(separator: ", ")).\n"
  }

  /// The settings that the options choose.
  var settings: DeviceSettings {
    DeviceSettings(
      colorScheme: colorScheme == .dark ? .dark : .light,
      textSize: TextSize(rawValue: textSize.rawValue) ?? .large, locale: locale,
      isRightToLeft: rightToLeft || locale.map(LocaleArgument.isRightToLeft) == true)
  }
}

/// A value of `--color-scheme`.
enum ColorSchemeArgument: String, ExpressibleByArgument, CaseIterable {
  case light, dark
}

/// A value of `--text-size`; the names are those of `simctl ui content_size`.
enum TextSizeArgument: String, ExpressibleByArgument, CaseIterable {
  case extraSmall = "extra-small"
  case small
  case medium
  case large
  case extraLarge = "extra-large"
  case extraExtraLarge = "extra-extra-large"
  case extraExtraExtraLarge = "extra-extra-extra-large"
  case accessibilityMedium = "accessibility-medium"
  case accessibilityLarge = "accessibility-large"
  case accessibilityExtraLarge = "accessibility-extra-large"
  case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
  case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"
}

/// The values of `--locale`.
enum LocaleArgument {
  /// Validates a BCP 47 language tag with an optional script and region.
  static func tag(_ argument: String) throws -> String {
    let parts = argument.replacing("_", with: "-").split(
      separator: "-", omittingEmptySubsequences: false)
    var rest = parts.dropFirst()
    var tag = parts.first.map { $0.lowercased() } ?? ""
    let isLanguage = (2...3).contains(tag.count) && tag.allSatisfy(\.isASCIILetter)
    if let script = rest.first, script.count == 4, script.allSatisfy(\.isASCIILetter) {
      tag += "-" + script.prefix(1).uppercased() + script.dropFirst().lowercased()
      rest = rest.dropFirst()
    }
    if let region = rest.first, region.isRegion {
      tag += "-" + region.uppercased()
      rest = rest.dropFirst()
    }
    guard isLanguage, rest.isEmpty else {
      throw ValidationError(
        "write a language and a region, such as 'de-DE', 'ar-EG' or 'zh-Hans-CN'.")
    }
    return tag
  }

  /// A Boolean value that indicates whether a language is written from right to left.
  static func isRightToLeft(_ tag: String) -> Bool {
    Locale.Language(identifier: tag).characterDirection == .rightToLeft
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}

extension Substring {
  fileprivate var isRegion: Bool {
    (count == 2 && allSatisfy(\.isASCIILetter))
      || (count == 3 && allSatisfy { $0.isASCII && $0.isNumber })
  }
}
