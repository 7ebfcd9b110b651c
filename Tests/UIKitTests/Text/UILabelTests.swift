import Foundation
import HarfBuzzShaper
import Testing
import TextLayout
import UIKit

@Suite("UILabel", .enabled(if: (try? FontLibrary()) != nil, "fonts-inter is not installed"))
@MainActor
struct UILabelTests {
  private func boot(_ screen: Screens = .iPhoneX) throws {
    Runtime.boot(screen.device(18), shaper: HarfBuzzShaper(), fonts: try FontLibrary())
  }

  @Test("a 17-point line rounds up to the pixel: 20.333 at three pixels a point")
  func lineHeightRoundsUpToThePixel() throws {
    try boot()
    let label = UILabel()
    label.text = "Hello"
    let size = label.intrinsicContentSize

    #expect(abs(size.height - 61.0 / 3) < 1e-9)
    #expect(abs((size.width * 3).rounded() - size.width * 3) < 1e-9)
    #expect(size.width > 30 && size.width < 50)
  }

  @Test("a label is measured again when its text, font or measuring attributes change")
  func changedLabelIsMeasuredAgain() throws {
    try boot()
    let label = UILabel()
    label.text = "Hello"
    let size = label.intrinsicContentSize
    label.text = "Hello, hello"
    #expect(label.intrinsicContentSize.width > size.width + 20)
    label.text = "Hello"
    #expect(label.intrinsicContentSize == size)
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.height > 1.9 * size.height)
    label.font = .systemFont(ofSize: 17)
    #expect(label.sizeThatFits(.zero) == size)
    label.text = "lilil"
    #expect(label.intrinsicContentSize.width < 35)
    // Without fonts a character counts half an em: 5 of 8.5, rounded up to thirds of a point.
    Runtime.boot(Screens.iPhoneX.device(18))
    #expect(abs(label.intrinsicContentSize.width - 128.0 / 3) < 1e-9)
  }

  @Test("a label without text has no size")
  func aLabelWithoutTextHasNoSize() throws {
    try boot()

    #expect(UILabel().intrinsicContentSize == .zero)
  }

  @Test("a single line is measured in full, several lines at the given width")
  func singleAndMultipleLines() throws {
    try boot()
    let label = UILabel()
    label.text = "The quick brown fox jumps over the lazy dog"
    let whole = label.sizeThatFits(CGSize(width: 100, height: 1000))
    label.numberOfLines = 0
    let broken = label.sizeThatFits(CGSize(width: 100, height: 1000))
    label.numberOfLines = 2
    let limited = label.sizeThatFits(CGSize(width: 100, height: 1000))

    #expect(whole.width > 300)
    #expect(broken.width <= 100 && broken.height > 60)
    #expect(abs(limited.height - 2 * 20.287109375) < 0.34)
  }

  @Test("S8.50 several lines wrap between words if lineBreakMode is byClipping")
  func clippedLinesWrap() throws {
    try boot()
    let label = UILabel()
    label.text = "The quick brown fox jumps over the lazy dog"
    label.numberOfLines = 0
    let space = CGSize(width: 100, height: 1000)
    let wrapped = label.sizeThatFits(space)
    label.lineBreakMode = .byClipping

    #expect(label.sizeThatFits(space) == wrapped && wrapped.height > 60)
    label.numberOfLines = 1
    #expect(label.sizeThatFits(space).height < 21)
  }

  @Test("text is vertically centered, and horizontally by textAlignment")
  func textAlignment() throws {
    try boot()
    let label = UILabel()
    label.text = "Hello"
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 101)
    let width = label.intrinsicContentSize.width
    func x() -> CGFloat { label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).minX }

    #expect(x() == 0)
    label.textAlignment = .center
    #expect(abs(x() - (200 - width) / 2) < 1e-9)
    label.textAlignment = .right
    #expect(abs(x() - (200 - width)) < 1e-9)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(abs(rect.midY - 50.5) < 0.2)
  }

  @Test("S8.10 the first baseline is the font's ascender in whole pixels")
  func theFirstBaselineIsInWholePixels() throws {
    try boot()
    let label = UILabel()
    label.text = "Hello"

    // 17 x 1950/2048 is 16.187 points, 48.56 pixels; the line is 61 pixels high.
    #expect(abs(label.firstBaselineFromTop - 49.0 / 3) < 1e-9)
    #expect(abs(label.lastBaselineFromBottom - 12.0 / 3) < 1e-9)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    #expect(view.firstBaselineFromTop == 30 && view.lastBaselineFromBottom == 0)
  }

  @Test("S8.13 text of several lines is measured at the width that layout found")
  func layoutWidth() throws {
    try boot()
    let label = UILabel()
    label.text = "The quick brown fox jumps over the lazy dog"
    label.numberOfLines = 0
    let oneLine = label.intrinsicContentSize
    label.layoutWidth = 100
    #expect(label.intrinsicContentSize.height > 60)
    label.preferredMaxLayoutWidth = 1000
    #expect(label.intrinsicContentSize == oneLine)
  }

  @Test("attributed text is as high as its largest font and gives the label its font and color")
  func attributedTextHeight() throws {
    try boot()
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 34)])
    text.append(NSAttributedString(string: " small", attributes: [.foregroundColor: UIColor.red]))
    label.attributedText = text

    #expect(label.text == "Big small")
    #expect(label.font.pointSize == 34)
    // 34 x 1.193359375 = 40.574, in thirds 40.667.
    #expect(abs(label.intrinsicContentSize.height - 122.0 / 3) < 1e-9)
    label.font = .systemFont(ofSize: 17)
    #expect(abs(label.intrinsicContentSize.height - 61.0 / 3) < 1e-9)
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
  }

  @Test("kerning widens, line spacing and paragraph spacing heighten")
  func kerningWidensAndSpacingHeightens() throws {
    try boot()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "ab\ncd"
    let plain = label.intrinsicContentSize
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    style.paragraphSpacing = 7
    label.attributedText = NSAttributedString(
      string: "ab\ncd", attributes: [.paragraphStyle: style, .kern: 6])

    let size = label.intrinsicContentSize
    #expect(abs(size.height - plain.height - 10) < 0.34)
    #expect(abs(size.width - plain.width - 12) < 0.34)
    style.minimumLineHeight = 50
    style.lineSpacing = 0
    style.paragraphSpacing = 0
    label.attributedText = NSAttributedString(
      string: "ab\ncd", attributes: [.paragraphStyle: style])
    #expect(label.intrinsicContentSize.height == 100)
  }

  @Test("a label that shrinks its text shows all of it down to minimumScaleFactor")
  func minimumScaleFactor() throws {
    try boot()
    let label = UILabel()
    label.text = "The quick brown fox"
    let natural = label.intrinsicContentSize
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5

    let bounds = CGRect(x: 0, y: 0, width: natural.width * 0.75, height: 30)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect.width <= bounds.width && rect.width > bounds.width * 0.95)
    #expect(abs(rect.height - natural.height * 0.75) < 1)
    // Beyond the factor the text is truncated at half its size.
    let tiny = CGRect(x: 0, y: 0, width: natural.width / 4, height: 30)
    let cut = label.textRect(forBounds: tiny, limitedToNumberOfLines: 1)
    #expect(abs(cut.height - natural.height / 2) < 0.5)
    #expect(label.intrinsicContentSize == natural)
  }

  @Test("naturally aligned text is at the right in a right-to-left interface")
  func rightToLeft() throws {
    try boot()
    let label = UILabel()
    label.text = "Hello"
    label.semanticContentAttribute = .forceRightToLeft
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 30)

    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(abs(rect.maxX - 200) < 1e-9)
  }
}
