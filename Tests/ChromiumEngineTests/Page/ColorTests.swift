import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("The colours that a page says of itself")
struct ColorTests {
  private func colors(_ html: String) async throws -> PageMeasurement {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<!doctype html>" + html, baseURL: nil))
    let numbers = try await watcher.page.measure()
    await watcher.page.close()
    return numbers
  }

  @Test("a plain page is white and names no theme colour")
  func plain() async throws {
    let numbers = try await colors("<p>Plain")
    #expect(numbers.backgroundColor == "rgb(255, 255, 255)")
    #expect(numbers.topColor == "rgb(255, 255, 255)")
    #expect(numbers.themeColor == nil)
  }

  @Test("a page whose colour scheme is dark has a dark canvas")
  func darkScheme() async throws {
    let numbers = try await colors("<meta name=color-scheme content=dark><p>Dark")
    #expect(numbers.backgroundColor != "rgb(255, 255, 255)")
    #expect(numbers.topColor == numbers.backgroundColor)
  }

  @Test("the first valid theme colour whose media query holds counts")
  func theme() async throws {
    let numbers = try await colors(
      """
      <meta name=theme-color content="no colour">
      <meta name=theme-color content=red media="(prefers-color-scheme: dark)">
      <meta name=Theme-Color content="#7b1fa2"><meta name=theme-color content=blue>
      """)
    #expect(numbers.themeColor == "rgb(123, 31, 162)")
  }

  @Test("the top has a colour where five places agree, but for one of those at the ends")
  func top() async throws {
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
}
