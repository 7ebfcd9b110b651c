import UIKit

extension Screen {
  /// The display name, such as "iPhone 16 Pro, 26.1, landscape-right, AX3, dark, RTL": device, system,
  /// orientation, and settings that are not the default.
  public var name: String { ([device] + words).joined(separator: ", ") }

  /// The name in file names, such as "iPhone-16-Pro.26.1.landscape-right.AX3.dark.RTL".
  public var slug: String { ([deviceSlug] + words).joined(separator: ".") }

  /// The parts after the device's name.
  private var words: [String] {
    var words = system.isEmpty ? [] : [system]
    words.append(ScreenWord.orientations.word(for: orientation) ?? "unknown")
    if textSize != .large { words.append(ScreenWord.textSizes.word(for: textSize) ?? "unknown") }
    if style != .light { words.append(ScreenWord.styles.word(for: style) ?? "unknown") }
    if direction != .leftToRight {
      words.append(ScreenWord.directions.word(for: direction) ?? "unknown")
    }
    if boldText { words.append("bold") }
    if increasedContrast { words.append("contrast") }
    return words
  }

  /// The device's name with hyphens, without "gen", "inch" and ordinal endings: "iPhone-SE-3" for "iPhone SE
  /// (3rd gen)".
  private var deviceSlug: String {
    device.split { !$0.isLetter && !$0.isNumber && $0 != "." }
      .filter { !["gen", "inch"].contains($0) }
      .map { word in
        let digits = word.prefix { $0.isNumber }
        let isOrdinal =
          !digits.isEmpty && ["st", "nd", "rd", "th"].contains(word.dropFirst(digits.count))
        return String(isOrdinal ? digits : word)
      }
      .joined(separator: "-")
  }
}
