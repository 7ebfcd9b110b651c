import Foundation
import Testing
import UIKit

@Suite("UIFont")
@MainActor
struct UIFontTests {
  @Test(
    "a line is 1.193359375 sizes high, unrounded (performance paper, section 6)",
    arguments: [
      (11, 13.126953125), (12, 14.3203125), (13, 15.513671875), (14, 16.70703125),
      (15, 17.900390625), (16, 19.09375), (17, 20.287109375), (18, 21.48046875),
      (19, 22.673828125), (20, 23.8671875), (26, 31.02734375), (31, 36.994140625),
    ] as [(CGFloat, CGFloat)])
  func lineHeight(size: CGFloat, height: CGFloat) {
    #expect(abs(UIFont.systemFont(ofSize: size).lineHeight - height) < 1e-9)
  }

  @Test("capital and lower-case heights at 17 points are the published ones")
  func publishedGlyphHeightsAt17Points() {
    let font = UIFont.systemFont(ofSize: 17)

    #expect(font.capHeight == 11.97802734375)
    #expect(font.xHeight == 8.9482421875)
    #expect(font.descender < 0 && font.leading == 0)
  }

  @Test(
    "text styles have the default sizes of the Human Interface Guidelines",
    arguments: [
      (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
      (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
      (.caption1, 12), (.caption2, 11),
    ] as [(UIFont.TextStyle, CGFloat)])
  func textStylesHaveTheDefaultSizes(
    style: UIFont.TextStyle, size: CGFloat
  ) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test("fonts with the same size and weight are equal")
  func fontsWithTheSameSizeAndWeightAreEqual() {
    #expect(UIFont.systemFont(ofSize: 17) == .preferredFont(forTextStyle: .body))
    #expect(
      UIFont.boldSystemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .semibold))
    #expect(UIFont.systemFont(ofSize: 17) != .systemFont(ofSize: 17, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
  }

  /// A string of three runs, the last two with equal attributes.
  private func text(_ key: NSAttributedString.Key, _ values: [Any]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for value in values {
      text.append(NSAttributedString(string: "part ", attributes: [key: value]))
    }
    return text
  }

  /// Returns the lengths of the runs of a string.
  private func lengths(_ text: NSAttributedString) -> [Int] {
    var lengths: [Int] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in
      lengths.append(range.length)
    }
    return lengths
  }

  @Test("runs that differ only in their font are separate, and equal runs are merged")
  func runsWithDifferentFonts() throws {
    let (regular, bold) = (UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 17))
    let sentence = text(.font, [regular, bold, UIFont.boldSystemFont(ofSize: 17)])
    #expect(lengths(sentence) == [5, 10])

    let label = UILabel()
    label.attributedText = sentence
    let shown = try #require(label.attributedText)
    #expect(lengths(shown) == [5, 10])

    let added = NSMutableAttributedString(string: "plain", attributes: [.font: regular])
    added.addAttribute(.font, value: bold, range: NSRange(location: 1, length: 2))
    #expect(lengths(added) == [1, 2, 2])
  }

  @Test("runs that differ only in their color are separate")
  func runsWithDifferentColors() {
    for color in [UIColor.black, .clear, .label, .systemRed, UIColor(white: 0, alpha: 0.5)] {
      #expect(lengths(text(.foregroundColor, [UIColor.white, color, color])) == [5, 10])
    }
  }

  @Test("runs that differ only in their paragraph style are separate")
  func runsWithDifferentParagraphStyles() {
    let (tight, loose) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    loose.lineSpacing = 3
    #expect(lengths(text(.paragraphStyle, [tight, loose, loose])) == [5, 10])
  }
}
