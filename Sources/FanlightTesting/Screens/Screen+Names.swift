import UIKit

extension Screen {
  /// The name for people, such as "iPhone 16 Pro, 26.1, landscape-right, AX3, dark, RTL": device, system
  /// and orientation, and of the rest what is not the default.
  public var name: String { ([device] + words).joined(separator: ", ") }

  /// The name for files, such as "iPhone-16-Pro.26.1.landscape-right.AX3.dark.RTL".
  public var slug: String { ([deviceSlug] + words).joined(separator: ".") }

  /// What follows the device's name.
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

  /// The device's name with hyphens, without "gen" and "inch" and the endings of ordinal numbers:
  /// "iPhone-SE-3" for "iPhone SE (3rd gen)".
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
