import CoreGraphics
import DisplayList
import Foundation
import HarfBuzzShaper
import Testing
import TextLayout
import UIKit

@Suite("Drawing and measuring strings", .enabled(if: (try? FontLibrary()) != nil, "no fonts-inter"))
@MainActor
struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let text = "The quick brown fox jumps over the lazy dog"
  private var attributes: [NSAttributedString.Key: Any] { [.font: font] }
  private let unlimited = CGSize(width: 0, height: 0)

  init() throws {
    Runtime.boot(Screens.iPhoneX.device(18), shaper: HarfBuzzShaper(), fonts: try FontLibrary())
  }

  private func label(_ text: String, _ font: UIFont, numberOfLines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.numberOfLines = numberOfLines
    return label
  }

  /// Returns a size rounded up as labels do, to thirds of a point.
  private func roundedUp(_ size: CGSize) -> CGSize {
    CGSize(
      width: (size.width * 3 - 0.001).rounded(.up) / 3,
      height: (size.height * 3 - 0.001).rounded(.up) / 3)
  }

  @Test("S8.42 sizes are fractions, the same for every kind of string")
  func boundingSizesHaveFractions() {
    let size = text.size(withAttributes: attributes)

    #expect(size.height == 20.287109375)
    #expect(size.width > 300 && size.width != size.width.rounded())
    #expect(NSString(string: text).size(withAttributes: attributes) == size)
    let attributed = NSAttributedString(string: text, attributes: attributes)
    #expect(attributed.size() == size)
    #expect(
      attributed.boundingRect(with: unlimited, options: .usesLineFragmentOrigin, context: nil)
        == CGRect(origin: .zero, size: size))
  }

  @Test("S8.42 a label is as large as its text, rounded up to pixels", arguments: 1...50)
  func labelSizeIsTheTextRoundedUp(points: Int) {
    for weight in [UIFont.Weight.regular, .semibold] {
      let font = UIFont.systemFont(ofSize: CGFloat(points), weight: weight)
      for text in ["Hi", "Hello world", "7 d", "a\nbcd\ne"] {
        let size = text.boundingRect(
          with: unlimited, options: .usesLineFragmentOrigin, attributes: [.font: font],
          context: nil
        ).size
        #expect(
          roundedUp(size) == label(text, font, numberOfLines: 0).intrinsicContentSize, "\(text)")
      }
    }
  }

  @Test("S8.42 text is measured on any thread")
  func threadsMeasureTheSame() async {
    let here = text.size(withAttributes: attributes)
    let text = text
    let there = await Task.detached {
      text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    }.value

    #expect(there == here)
  }

  @Test("S8.43 lines wrap at the width of the given size, and may exceed its height")
  func linesWrapAtTheWidth() {
    let context = NSStringDrawingContext()
    let bounds = text.boundingRect(
      with: CGSize(width: 100, height: 10), options: .usesLineFragmentOrigin,
      attributes: attributes, context: context)

    #expect(bounds.origin == .zero && bounds.width <= 100)
    // 310 points of text make at least four lines of 100.
    let lines = (bounds.height / 20.287109375).rounded()
    #expect(lines >= 4 && abs(bounds.height - lines * 20.287109375) < 0.001)
    #expect(
      roundedUp(bounds.size)
        == label(text, font, numberOfLines: 0).sizeThatFits(CGSize(width: 100, height: 10)))
    #expect(context.totalBounds == bounds)
  }

  @Test("S8.43 a space without a width sets no limit")
  func sizeWithoutAWidth() {
    let bounds = text.boundingRect(
      with: CGSize(width: 0, height: 10), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil)

    #expect(bounds.size == text.size(withAttributes: attributes))
  }

  @Test("S8.44 without usesLineFragmentOrigin there is one line, above and below the baseline")
  func oneLine() {
    let bounds = (text + "\n" + text).boundingRect(
      with: CGSize(width: 100, height: 1000), attributes: attributes, context: nil)

    #expect(bounds.size == text.size(withAttributes: attributes))
    #expect(bounds.minX == 0 && bounds.minY == font.descender && bounds.minY < 0)
  }

  @Test("S8.45 truncatesLastVisibleLine keeps the lines that fit into the height")
  func truncatedLines() {
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      text.boundingRect(
        with: CGSize(width: 100, height: 45), options: options, attributes: attributes,
        context: nil
      ).height
    }

    #expect(abs(height([.usesLineFragmentOrigin, .truncatesLastVisibleLine]) - 40.57421875) < 0.01)
    #expect(height(.usesLineFragmentOrigin) > 60)
    #expect(height(.truncatesLastVisibleLine) == 20.287109375)
  }

  @Test("S8.46 text whose paragraphs truncate is one line")
  func truncatingParagraph() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let bounds = text.boundingRect(
      with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: font, .paragraphStyle: style], context: nil)

    #expect(bounds.height == 20.287109375)
    #expect(bounds.width > 60 && bounds.width <= 100.01)
  }

  @Test("S8.51 each paragraph wraps, truncates or is clipped as its own style says")
  func paragraphsUseTheirOwnStyles() {
    let line: CGFloat = 20.287109375
    func paragraph(_ mode: NSLineBreakMode) -> NSAttributedString {
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = mode
      return NSAttributedString(
        string: text + "\n", attributes: [.font: font, .paragraphStyle: style])
    }
    func lines(_ modes: NSLineBreakMode...) -> CGFloat {
      let all = NSMutableAttributedString(string: "")
      for mode in modes { all.append(paragraph(mode)) }
      let bounds = all.boundingRect(
        with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin, context: nil)
      return (bounds.height / line * 100).rounded() / 100
    }
    let wrapped = lines(.byWordWrapping)

    #expect(wrapped >= 4)
    #expect(lines(.byTruncatingTail) == 1 && lines(.byClipping) == 1)
    #expect(lines(.byTruncatingTail, .byWordWrapping) == 1 + wrapped)
    #expect(lines(.byWordWrapping, .byTruncatingMiddle) == wrapped + 1)
    #expect(lines(.byTruncatingTail, .byTruncatingHead, .byClipping) == 3)
    let anywhere = lines(.byCharWrapping)
    #expect(anywhere >= 4)
    #expect(lines(.byCharWrapping, .byClipping, .byWordWrapping) == anywhere + 1 + wrapped)
  }

  @Test("S8.51 a paragraph that truncates is drawn with its own ellipsis, the next one whole")
  func truncatingParagraphIsDrawn() {
    let truncating = NSMutableParagraphStyle()
    truncating.lineBreakMode = .byTruncatingHead
    let all = NSMutableAttributedString(
      string: text + "\n", attributes: [.font: font, .paragraphStyle: truncating])
    all.append(NSAttributedString(string: "lazy dog", attributes: [.font: font]))
    let context = CGContext()
    UIGraphicsPushContext(context)
    all.draw(in: CGRect(x: 0, y: 0, width: 100, height: 1000))
    UIGraphicsPopContext()

    let drawn = context.commands.compactMap { command -> String? in
      if case .glyphs(let run) = command { run.text } else { nil }
    }
    #expect(drawn.count == 2)
    #expect(drawn.first?.hasPrefix("…") == true && drawn.first?.hasSuffix("lazy dog") == true)
    #expect(drawn.last == "lazy dog")
  }

  @Test("S8.47 without a font text is in 12 points; empty text is a line high")
  func attributesHaveDefaults() {
    let twelve = UIFont.systemFont(ofSize: 12)

    #expect(text.size() == text.size(withAttributes: [.font: twelve]))
    #expect(NSAttributedString(string: text).size() == text.size())
    #expect("".size() == CGSize(width: 0, height: twelve.lineHeight))
    #expect("".size(withAttributes: attributes) == CGSize(width: 0, height: font.lineHeight))
  }

  @Test("text is drawn with its top left corner at the point, in its color or black")
  func textIsDrawnInTheContext() throws {
    let context = CGContext()
    UIGraphicsPushContext(context)
    "Hi".draw(at: CGPoint(x: 5, y: 10), withAttributes: attributes)
    NSAttributedString(string: "Hi", attributes: [.font: font, .foregroundColor: UIColor.red])
      .draw(at: CGPoint(x: 5, y: 10))
    UIGraphicsPopContext()

    let runs = context.commands.compactMap { command -> GlyphRun? in
      if case .glyphs(let run) = command { run } else { nil }
    }
    try #require(runs.count == 2)
    #expect(runs[0].text == "Hi" && runs[0].positions.count == 2)
    #expect(runs[0].positions[0] == CGPoint(x: 5, y: 10 + font.ascender))
    #expect(runs[0].color == Color(white: 0))
    #expect(runs[1].color == Color(red: 1, green: 0, blue: 0))
  }

  @Test("lines that do not fit into a rectangle are not drawn")
  func drawingInRectangle() {
    let context = CGContext()
    UIGraphicsPushContext(context)
    text.draw(in: CGRect(x: 0, y: 0, width: 100, height: 45), withAttributes: attributes)
    UIGraphicsPopContext()

    let lines = Set(
      context.commands.compactMap { command -> CGFloat? in
        if case .glyphs(let run) = command { run.positions.first?.y } else { nil }
      })
    #expect(lines.count == 2)
  }
}
