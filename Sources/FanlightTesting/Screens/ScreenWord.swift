import UIKit

/// The words for UIKit values in the names, files and encoded forms of screens.
struct ScreenWord<Value: Hashable & Sendable>: Sendable {
  /// The values with their words, in order.
  let table: [(value: Value, word: String)]

  /// Returns the word for a value; `nil` if it has none.
  func word(for value: Value) -> String? { table.first { $0.value == value }?.word }

  /// Returns the value for a word; `nil` if there is none.
  func value(for word: String) -> Value? { table.first { $0.word == word }?.value }
}

extension ScreenWord<UIInterfaceOrientation> {
  static let orientations: ScreenWord = .init(table: [
    (.portrait, "portrait"), (.portraitUpsideDown, "upside-down"),
    (.landscapeLeft, "landscape-left"), (.landscapeRight, "landscape-right"),
  ])
}

extension ScreenWord<UIContentSizeCategory> {
  static let textSizes: ScreenWord = .init(table: [
    (.extraSmall, "XS"), (.small, "S"), (.medium, "M"), (.large, "L"), (.extraLarge, "XL"),
    (.extraExtraLarge, "XXL"), (.extraExtraExtraLarge, "XXXL"), (.accessibilityMedium, "AX1"),
    (.accessibilityLarge, "AX2"), (.accessibilityExtraLarge, "AX3"),
    (.accessibilityExtraExtraLarge, "AX4"), (.accessibilityExtraExtraExtraLarge, "AX5"),
  ])
}

extension ScreenWord<UIUserInterfaceStyle> {
  static let styles: ScreenWord = .init(table: [
    (.light, "light"), (.dark, "dark"), (.unspecified, "unspecified"),
  ])
}

extension ScreenWord<UITraitEnvironmentLayoutDirection> {
  static let directions: ScreenWord = .init(table: [
    (.leftToRight, "LTR"), (.rightToLeft, "RTL"), (.unspecified, "unspecified"),
  ])
}
