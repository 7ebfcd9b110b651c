import Foundation
import Testing

@testable import UIKitRules

@Suite("Lists · positions of the buttons of a swiped row")
struct SwipeLayoutTests {
  private func layout(full: Bool = true, gap: CGFloat = 0) -> SwipeLayout {
    SwipeLayout(widths: [74, 90], rowWidth: 375, allowsFullSwipe: full, gap: gap)
  }

  @Test("an open row is moved by the widths of its buttons and the gaps")
  func openRowMovesByItsButtons() {
    #expect(layout().openOffset == 164)
    #expect(layout(gap: 6).openOffset == 182)
    #expect(SwipeLayout(widths: [], rowWidth: 375, allowsFullSwipe: true).openOffset == 0)
  }

  @Test("buttons share the strip: the first at the edge, all growing with the touch")
  func buttonsShareTheStrip() {
    for offset in stride(from: CGFloat(1), to: 275, by: 7) {
      let spans = layout().spans(offset: offset)
      #expect(spans[0].start == 0)
      #expect(abs(spans[1].start - spans[0].width) < 1e-9)
      #expect(abs(spans[1].start + spans[1].width - offset) < 1e-9)
    }
    let wide = layout(gap: 6).spans(offset: 182)
    #expect(wide.map(\.start) == [6, 86] && wide.map(\.width) == [74, 90])
  }

  @Test(
    "a full swipe gives the first button the whole strip; without full swipes the row rubber-bands")
  func aFullSwipeExpandsTheFirstButton() {
    let spans = layout().spans(offset: 300)
    #expect(spans[0].width == 300 && spans[1].width == 0)
    #expect(layout().offset(way: 300) == 300)
    #expect(layout(full: false).offset(way: 300) < 300)
    #expect(layout(full: false).offset(way: 100) == 100)
    #expect(layout().offset(way: -20) == 0)
  }

  @Test("a released row opens, closes or performs the full swipe")
  func releasedRowOpens() {
    #expect(layout().target(offset: 60, velocity: 0) == .closed)
    #expect(layout().target(offset: 100, velocity: 0) == .open)
    #expect(layout().target(offset: 40, velocity: 600) == .open)
    #expect(layout().target(offset: 150, velocity: -1000) == .closed)
    #expect(layout().target(offset: 290, velocity: 0) == .full)
    #expect(layout(full: false).target(offset: 290, velocity: 0) == .open)
  }
}
