import Foundation
import Testing
import UIKitRules
import UIKitTestSupport

@Suite("ClassicCellLayout · picture and texts of a cell")
struct ClassicCellLayoutTests {
  private static let content = CGRect(x: 0, y: 0, width: 320, height: 44)

  private func layout(_ style: ClassicCellLayout.Style) -> ClassicCellLayout {
    var layout = ClassicCellLayout(style: style, margins: UIEdgeInsets(8, 16, 8, 16))
    layout.text = { CGSize(width: min(100, $0), height: 20) }
    return layout
  }

  @Test("the basic style has its text in the middle, beside a picture")
  func basicStyleTextIsCentered() {
    var layout = layout(.default)
    #expect(layout.frames(in: Self.content).text == CGRect(x: 16, y: 12, width: 288, height: 20))
    layout.imageSize = CGSize(width: 24, height: 24)
    let frames = layout.frames(in: Self.content)
    #expect(frames.image == CGRect(x: 16, y: 10, width: 24, height: 24))
    #expect(frames.text?.minX == 56)
  }

  @Test("a subtitle is below the text, both centered; without it the text alone is centered")
  func subtitleIsBelowTheText() {
    var layout = layout(.subtitle)
    layout.gap = 3
    #expect(layout.height(width: 320) == 36)
    layout.detail = { CGSize(width: min(60, $0), height: 15) }
    let frames = layout.frames(in: CGRect(x: 0, y: 0, width: 320, height: 58))
    #expect(layout.height(width: 320) == 54)
    #expect(frames.text == CGRect(x: 16, y: 10, width: 100, height: 20))
    #expect(frames.detail == CGRect(x: 16, y: 33, width: 60, height: 15))
  }

  @Test("a value ends at the trailing margin; from right to left at the left one")
  func aValueEndsAtTheTrailingMargin() {
    var layout = layout(.value1)
    layout.detail = { CGSize(width: min(60, $0), height: 20) }
    #expect(layout.frames(in: Self.content).detail?.maxX == 304)
    layout.isRightToLeft = true
    let frames = layout.frames(in: Self.content)
    #expect(frames.detail?.minX == 16 && frames.text?.maxX == 304)
  }

  @Test("a row is as high as its picture if that is higher than the texts")
  func rowHeightWithAPicture() {
    var layout = layout(.default)
    layout.imageSize = CGSize(width: 60, height: 90)
    #expect(layout.height(width: 320) == 90)
  }
}
