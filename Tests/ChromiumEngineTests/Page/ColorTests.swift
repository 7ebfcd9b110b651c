import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("The theme, background and edge colors of a page")
struct ColorTests {
  private func colors(_ html: String) async throws -> PageMeasurement {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<!doctype html>" + html, baseURL: nil))
    let numbers = try await watcher.page.measure()
    await watcher.page.close()
    return numbers
  }

  @Test("a plain page is white and names no theme color")
  func plainPagesAreWhite() async throws {
    let numbers = try await colors("<p>Plain")
    #expect(numbers.backgroundColor == "rgb(255, 255, 255)")
    #expect(numbers.topColor == "rgb(255, 255, 255)")
    #expect(numbers.themeColor == nil)
  }

  @Test("a page whose color scheme is dark has a dark canvas")
  func darkSchemesHaveADarkCanvas() async throws {
    let numbers = try await colors("<meta name=color-scheme content=dark><p>Dark")
    #expect(numbers.backgroundColor != "rgb(255, 255, 255)")
    #expect(numbers.topColor == numbers.backgroundColor)
  }

  @Test("the first valid theme color whose media query holds counts")
  func theFirstMatchingThemeColorCounts() async throws {
    let numbers = try await colors(
      """
      <meta name=theme-color content="no color">
      <meta name=theme-color content=red media="(prefers-color-scheme: dark)">
      <meta name=Theme-Color content="#7b1fa2"><meta name=theme-color content=blue>
      """)
    #expect(numbers.themeColor == "rgb(123, 31, 162)")
  }

  @Test("the top has a color where five places agree, but for one of those at the ends")
  func topColorNeedsFivePointsToAgree() async throws {
    let style = "<style>body { margin: 0 } div { height: 50px; background: rgb(1, 2, 3) }</style>"
    #expect(try await colors(style + "<div></div>").topColor == "rgb(1, 2, 3)")
    #expect(
      try await colors(style + "<div style=\"margin-left: 20px\"></div>").topColor
        == "rgb(1, 2, 3)")
    #expect(
      try await colors(style + "<div style=\"margin: 0 20px\"></div>").topColor == nil)
    #expect(
      try await colors(
        style + "<div style=\"background: linear-gradient(90deg, red, blue)\"></div>"
      ).topColor == nil)
  }

  /// - Source: WebKit, `LocalFrameView::fixedContainerEdges`.
  @Test("a fixed element has an edge's color if it spans the width and not the height")
  func fixedElementsHaveAnEdgesColor() async throws {
    let style = """
      <style>body { margin: 0; height: 3000px; background: rgb(9, 9, 9) }
      div { position: fixed; height: 50px; left: 0; right: 0; background: rgb(1, 2, 3) }</style>
      """
    let top = try await colors(style + "<div style='top: 0'><b>Menu</b></div>")
    #expect(top.fixedTopColor == "rgb(1, 2, 3)")
    #expect(top.fixedBottomColor == nil)
    let bottom = try await colors(style + "<div style='bottom: 0'></div>")
    #expect(bottom.fixedTopColor == nil)
    #expect(bottom.fixedBottomColor == "rgb(1, 2, 3)")
    for other in [
      "right: 30%", "height: 100%", "height: 8px", "position: absolute", "visibility: hidden",
      "background: none", "top: 20px",
    ] {
      let numbers = try await colors(style + "<div style='top: 0; \(other)'></div>")
      #expect(numbers.fixedTopColor == nil, "\(other)")
    }
    let glass = try await colors(
      style + "<div style='top: 0; background: #fff3; backdrop-filter: blur(9px)'></div>")
    #expect(glass.fixedTopColor == "rgb(9, 9, 9)")
  }

  @Test("a sticky header has the color where the page is scrolled under it")
  func stickyHeadersHaveTheirColor() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html(
        """
        <!doctype html><style>body { margin: 0; height: 3000px }
        header { position: sticky; top: 0; height: 50px; background: rgb(1, 2, 3) }</style>
        <header>Menu</header>
        """, baseURL: nil))
    try await watcher.page.scroll(to: CGPoint(x: 0, y: 500))
    let numbers = try await watcher.page.measure()
    #expect(numbers.fixedTopColor == "rgb(1, 2, 3)")
    #expect(numbers.topColor == nil)
    await watcher.page.close()
  }
}
