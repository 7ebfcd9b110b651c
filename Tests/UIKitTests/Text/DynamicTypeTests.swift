import Foundation
import Testing
import UIKit

@Suite("Dynamic Type")
@MainActor
struct DynamicTypeTests {
  /// The table of Apple's Human Interface Guidelines, one row a category: large title, titles 1
  /// to 3, headline, body, callout, subheadline, footnote, captions 1 and 2.
  nonisolated static let rows: [(UIContentSizeCategory, [CGFloat])] = [
    (.extraSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
    (.small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
    (.medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]),
    (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
    (.extraLarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
    (.extraExtraLarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
    (.extraExtraExtraLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
    (.accessibilityMedium, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
    (.accessibilityLarge, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
    (.accessibilityExtraLarge, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
    (.accessibilityExtraExtraLarge, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
    (.accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
  ]
  private let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption1, .caption2,
  ]

  @Test("text styles have the guidelines' sizes at every text size", arguments: rows)
  func textStyleSizes(
    category: UIContentSizeCategory, sizes: [CGFloat]
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    for (style, size) in zip(styles, sizes) {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(font.pointSize == size, "\(style.rawValue)")
    }
  }

  @Test("a headline is semibold")
  func aHeadlineIsSemibold() {
    #expect(
      UIFont.preferredFont(forTextStyle: .headline)
        == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test("the five largest categories are for accessibility, and they are in order")
  func accessibilityCategories() {
    let categories = Self.rows.map(\.0)

    #expect(categories == categories.sorted())
    #expect(categories.map(\.isAccessibilityCategory).filter { $0 }.count == 5)
    #expect(UIContentSizeCategory.large < .accessibilityMedium)
  }

  @Test(
    "UIFontMetrics scale with the leading: 17 for body at medium is 16.333 at three pixels a point")
  func metricsScaleWithTheLeading() {
    func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
      UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: category),
        UITraitCollection(displayScale: 3),
      ])
    }
    let metrics = UIFontMetrics(forTextStyle: .body)

    #expect(metrics.scaledValue(for: 17, compatibleWith: traits(.large)) == 17)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: traits(.medium)) - 49.0 / 3) < 1e-9)
    // 10 x 62/22 = 28.18, in thirds 28.333.
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    #expect(abs(metrics.scaledValue(for: 10, compatibleWith: largest) - 85.0 / 3) < 1e-9)
    let font = metrics.scaledFont(
      for: .systemFont(ofSize: 10), maximumPointSize: 20, compatibleWith: largest)
    #expect(font.pointSize == 20)
  }

  @Test("a label that adjusts its font follows the device's text size, another does not")
  func adjustingLabelFollowsTheTextSize() {
    let scene = bootTestScene()
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    let (follows, stays) = (UILabel(), UILabel())
    follows.adjustsFontForContentSizeCategory = true
    for label in [follows, stays] {
      label.font = .preferredFont(forTextStyle: .body)
      window.addSubview(label)
    }

    scene.setSystemTraits(contentSizeCategory: .extraExtraExtraLarge)
    #expect(follows.font.pointSize == 23)
    #expect(stays.font.pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .footnote).pointSize == 19)
    scene.setSystemTraits(contentSizeCategory: .large)
    #expect(follows.font.pointSize == 17)
  }
}
