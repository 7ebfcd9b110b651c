import Foundation
import Testing
import WebEngine
import WebKit

@Suite("Web view insets · from the safe area to the page")
struct WebViewInsetsTests {
  /// A row of the overview table: bounds 393x852, safe area 59/34.
  struct Row: Sendable, CustomTestStringConvertible {
    let cover: Bool
    let always: Bool
    let obscured: EdgeLengths?
    let system: (CGFloat, CGFloat)
    let layoutHeight: CGFloat
    let covered: (CGFloat, CGFloat)
    let offset: CGFloat
    let environment: (CGFloat, CGFloat)
    let innerTall: CGFloat
    let innerShort: CGFloat

    var testDescription: String {
      "\(cover ? "cover" : "avoiding") .\(always ? "always" : "never") \(obscured.map { "\($0.top)/\($0.bottom)" } ?? "not set")"
    }
  }

  static let bar: EdgeLengths = EdgeLengths(top: 59, left: 0, bottom: 106, right: 0)

  static let table: [Row] = [
    Row(
      cover: false, always: true, obscured: nil, system: (59, 34), layoutHeight: 759,
      covered: (59, 0), offset: -59, environment: (0, 0), innerTall: 793, innerShort: 759),
    Row(
      cover: true, always: false, obscured: nil, system: (0, 0), layoutHeight: 852,
      covered: (0, 0), offset: 0, environment: (59, 34), innerTall: 852, innerShort: 852),
    Row(
      cover: false, always: false, obscured: nil, system: (0, 0), layoutHeight: 852,
      covered: (0, 0), offset: 0, environment: (0, 0), innerTall: 852, innerShort: 852),
    Row(
      cover: true, always: true, obscured: nil, system: (59, 34), layoutHeight: 759,
      covered: (0, 0), offset: 0, environment: (59, 34), innerTall: 852, innerShort: 759),
    Row(
      cover: false, always: true, obscured: bar, system: (59, 34), layoutHeight: 687,
      covered: (59, 106), offset: -59, environment: (0, 0), innerTall: 687, innerShort: 687),
    Row(
      cover: true, always: false, obscured: bar, system: (0, 0), layoutHeight: 687,
      covered: (59, 106), offset: -59, environment: (59, 34), innerTall: 687, innerShort: 687),
    Row(
      cover: false, always: true, obscured: .zero, system: (59, 34), layoutHeight: 759,
      covered: (0, 0), offset: 0, environment: (0, 0), innerTall: 852, innerShort: 759),
  ]

  private func insets(_ row: Row) -> WebViewInsets {
    WebViewInsets(
      size: CGSize(width: 393, height: 852),
      safeArea: EdgeLengths(top: 59, left: 0, bottom: 34, right: 0),
      absorbedEdges: row.always ? .all : [], avoidsUnsafeArea: !row.cover, obscured: row.obscured)
  }

  @Test("W27-W63, W77-W91 the overview table", arguments: table)
  func overviewTable(row: Row) {
    let insets = insets(row)
    let layout = insets.layoutSize
    let offset = insets.initialContentOffset

    #expect(insets.system.top == row.system.0)
    #expect(insets.system.bottom == row.system.1)
    #expect(layout == CGSize(width: 393, height: row.layoutHeight))
    #expect(insets.obscuredInset.top == row.covered.0)
    #expect(insets.obscuredInset.bottom == row.covered.1)
    #expect(offset == CGPoint(x: 0, y: row.offset))
    #expect(insets.environment.top == row.environment.0)
    #expect(insets.environment.bottom == row.environment.1)
    #expect(
      insets.innerSize(contentOffset: offset, contentSize: CGSize(width: 393, height: 5000)).height
        == row.innerTall)
    #expect(
      insets.innerSize(contentOffset: offset, contentSize: layout).height == row.innerShort)
    #expect(insets.defaultUnitSize.height == 852)
  }

  /// The view of WebKit's own viewport-fit tests.
  private func smallView(cover: Bool) -> WebViewInsets {
    WebViewInsets(
      size: CGSize(width: 320, height: 548),
      safeArea: EdgeLengths(top: 10, left: 40, bottom: 30, right: 20),
      absorbedEdges: cover ? [] : .all, avoidsUnsafeArea: !cover)
  }

  @Test("W84 an avoiding page is 260x508 in 320x548, a cover page 320x548")
  func fourEdges() {
    for (cover, size) in [
      (false, CGSize(width: 260, height: 508)), (true, CGSize(width: 320, height: 548)),
    ] {
      let insets = smallView(cover: cover)

      #expect(insets.layoutSize == size)
      #expect(
        insets.innerSize(
          contentOffset: insets.initialContentOffset, contentSize: insets.layoutSize) == size)
    }
  }

  @Test("W85 the visible rectangle begins at minus the insets, or at 0 for cover")
  func visibleOrigin() {
    #expect(smallView(cover: false).initialContentOffset == CGPoint(x: -40, y: -10))
    #expect(smallView(cover: true).initialContentOffset == .zero)
  }

  @Test("W86 left and right of 20 narrow an avoiding page by 40")
  func leftAndRightNarrowAnAvoidingPage() {
    var insets = smallView(cover: true)
    insets.safeArea = EdgeLengths(top: 0, left: 20, bottom: 0, right: 20)
    let wide = insets.layoutSize.width
    insets.avoidsUnsafeArea = true
    insets.absorbedEdges = .all

    #expect(wide - insets.layoutSize.width == 40)
  }

  @Test("W49 a cover page gets exactly the four insets")
  func environmentValues() {
    var insets = smallView(cover: true)
    insets.safeArea = EdgeLengths(top: 50, left: 100, bottom: 75, right: 25)

    #expect(insets.environment == EdgeLengths(top: 50, left: 100, bottom: 75, right: 25))
  }

  @Test("W57, W139 the app's content inset adds to the first offset: -459")
  func contentInsetAndOffset() {
    var insets = insets(Self.table[0])
    insets.contentInset.top = 400

    #expect(insets.initialContentOffset.y == -459)
    #expect(insets.adjustedContentInset.top == 459)
  }

  @Test("W83 the app's content inset does not change the layout size")
  func contentInsetAndLayout() {
    var insets = insets(Self.table[0])
    let before = insets.layoutSize
    insets.contentInset = EdgeLengths(top: 400, left: 3, bottom: 400, right: 3)

    #expect(insets.layoutSize == before)
    #expect(insets.obscuredInset.top == 59)
  }

  @Test(
    "W93 innerHeight stays 500 at every scroll position under a content inset of 400",
    arguments: [(true, [-400.0, -200, 0, 1000, 4500]), (false, [0, 1000, 4500, 4700, 4900])])
  func innerHeightUnderContentInset(top: Bool, offsets: [Double]) {
    var insets = WebViewInsets(
      size: CGSize(width: 320, height: 500), safeArea: .zero, absorbedEdges: .all)
    if top { insets.contentInset.top = 400 } else { insets.contentInset.bottom = 400 }

    for offset in offsets {
      let size = insets.innerSize(
        contentOffset: CGPoint(x: 0, y: offset), contentSize: CGSize(width: 320, height: 5000))
      #expect(size.height == 500, "at \(offset)")
    }
  }

  @Test("W88 innerHeight is not reduced while the content size is unknown")
  func innerHeightWithoutAContentSize() {
    let insets = insets(Self.table[0])

    #expect(insets.innerSize(contentOffset: .zero, contentSize: nil).height == 793)
  }

  @Test("W80 a safe area larger than the view leaves a size of 0, not a negative one")
  func sizeIsClampedToZero() {
    let insets = WebViewInsets(
      size: CGSize(width: 20, height: 20), safeArea: Self.bar, absorbedEdges: .all)

    #expect(insets.layoutSize == CGSize(width: 20, height: 0))
  }

  @Test("W146 a view rests between its insets")
  func viewsRestBetweenTheirInsets() {
    let rest = insets(Self.table[0]).restRange(contentSize: CGSize(width: 393, height: 2000))

    #expect(rest.y == -59...(2000 + 34 - 852))
    #expect(rest.x == 0...0)
  }
}
