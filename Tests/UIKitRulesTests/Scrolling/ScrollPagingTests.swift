import Foundation
import Testing
import UIKitRules

@Suite("ScrollPaging · whole pages")
struct ScrollPagingTests {
  @Test(
    "a touch turns at most one page, none if it moves back",
    arguments: [
      (0, 0, 0), (100, 0, 0), (200, 0, 300), (5000, 0, 300), (5000, 300, 600), (-900, 600, 300),
      (5000, 900, 900), (-100, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func touchTurnsAtMostOnePage(landing: CGFloat, start: CGFloat, expected: CGFloat) {
    #expect(
      ScrollPaging.target(landing: landing, start: start, page: 300, range: 0...900) == expected)
  }
}

@Suite("ScrollIndicator · place and length")
struct ScrollIndicatorTests {
  @Test(
    "a scroll indicator's length is the visible part, and it moves from end to end of its track")
  func anIndicatorsLengthAndRange() {
    let range: ClosedRange<CGFloat> = 0...600
    let top = ScrollIndicator(track: 306, offset: 0, range: range, viewport: 300)
    #expect(top.length == 100 && top.start == 3)
    let bottom = ScrollIndicator(track: 306, offset: 600, range: range, viewport: 300)
    #expect(bottom.start + bottom.length == 303)
  }

  @Test("a scroll indicator gets shorter beyond the ends and stays in its track")
  func anIndicatorShrinksBeyondTheEnds() {
    let range: ClosedRange<CGFloat> = 0...600
    let pulled = ScrollIndicator(track: 306, offset: -40, range: range, viewport: 300)
    #expect(pulled.length == 60 && pulled.start == 3)
    let end = ScrollIndicator(track: 306, offset: 640, range: range, viewport: 300)
    #expect(end.start + end.length == 303)
  }
}
