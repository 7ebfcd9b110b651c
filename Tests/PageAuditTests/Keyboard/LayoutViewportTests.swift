import Testing

@testable import PageAudit

/// The layout viewport while the keyboard covers a part of the page (audit.md 2.7).
@Suite("Spec A 2.7 · the layout viewport under the keyboard") struct LayoutViewportTests {
  /// Returns the top of a layout viewport 700 high, at 1000, after scrolling over a keyboard 300 high.
  private static func top(afterScrollingBy distance: Double) -> Double {
    var layout = LayoutViewport(top: 1000, height: 700)
    layout.contain((1000 + distance)...(1400 + distance))
    return layout.top
  }

  @Test("2.7 scrolling by the keyboard's height or less leaves it, so fixed elements come up")
  func scrollingForTheKeyboard() {
    #expect(Self.top(afterScrollingBy: 0) == 1000)
    #expect(Self.top(afterScrollingBy: 120) == 1000)
    #expect(Self.top(afterScrollingBy: 300) == 1000)
  }

  @Test("2.7 scrolling down further moves the layout viewport along")
  func scrollingOn() { #expect(Self.top(afterScrollingBy: 420) == 1120) }

  @Test("2.7 scrolling up moves the layout viewport along, never above the page")
  func scrollingBack() {
    #expect(Self.top(afterScrollingBy: -200) == 800)
    var layout = LayoutViewport(top: 0, height: 700)
    layout.contain(-50...350)
    #expect(layout.top == 0)
  }
}
