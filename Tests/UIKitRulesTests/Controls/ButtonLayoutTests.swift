import Foundation
import Testing
import UIKitRules

@Suite("ButtonLayout · positions of image and title")
struct ButtonLayoutTests {
  @Test("image and title are side by side or above each other, with the padding between")
  func imageAndTitlePlacement() {
    var layout = ButtonLayout()
    layout.image = CGSize(width: 20, height: 10)
    layout.title = CGSize(width: 40, height: 20)
    layout.imagePadding = 6
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)

    #expect(layout.size == CGSize(width: 66, height: 20))
    #expect(layout.frames(in: bounds).image == CGRect(x: 17, y: 25, width: 20, height: 10))
    #expect(layout.frames(in: bounds).title == CGRect(x: 43, y: 20, width: 40, height: 20))
    layout.edge = .right
    #expect(layout.frames(in: bounds).image.minX == 63)
    layout.edge = .top
    #expect(layout.size == CGSize(width: 40, height: 36))
    #expect(layout.frames(in: bounds).image == CGRect(x: 40, y: 12, width: 20, height: 10))
    #expect(layout.frames(in: bounds).title.minY == 28)
    layout.edge = .left
    layout.horizontal = .start
    #expect(layout.frames(in: bounds).image.minX == 0)
    let narrow = CGRect(x: 0, y: 0, width: 50, height: 60)
    #expect(layout.frames(in: narrow).title.width == 24)
  }

  @Test(
    "S8.39 without a configuration the image and title are aligned vertically on their own",
    arguments: [ButtonLayout.Alignment.start, .end])
  func verticalEdges(alignment: ButtonLayout.Alignment) {
    var layout = ButtonLayout()
    layout.alignsEachVertically = true
    layout.image = CGSize(width: 20, height: 40)
    layout.title = CGSize(width: 50, height: 18)
    layout.vertical = alignment
    let frames = layout.frames(in: CGRect(x: 0, y: 10, width: 200, height: 100))
    #expect(frames.image.minY == (alignment == .start ? 10 : 70))
    #expect(frames.title.minY == (alignment == .start ? 10 : 92))
  }
}
