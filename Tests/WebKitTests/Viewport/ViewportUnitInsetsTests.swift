import Foundation
import Testing
import WebEngine
import WebKit

@Suite("Viewport units · small and large sizes")
struct ViewportUnitInsetsTests {
  private static let view: CGSize = CGSize(width: 320, height: 500)
  private static let least: EdgeLengths = EdgeLengths(top: 11, left: 21, bottom: 31, right: 41)
  private static let most: EdgeLengths = EdgeLengths(top: 12, left: 22, bottom: 32, right: 42)

  @Test("W98, W101 without insets all sizes are the view's")
  func allSizesAreEqualWithoutInsets() {
    let insets = ViewportUnitInsets()

    #expect(insets.smallSize(in: Self.view) == Self.view)
    #expect(insets.largeSize(in: Self.view) == Self.view)
  }

  @Test("W106 least and most insets make 256x456 and 258x458")
  func minimumAndMaximumInsets() {
    var insets = ViewportUnitInsets()
    let refusal = insets.set(minimum: Self.least, maximum: Self.most, in: Self.view)

    #expect(refusal == nil)
    #expect(insets.smallSize(in: Self.view) == CGSize(width: 256, height: 456))
    #expect(insets.largeSize(in: Self.view) == CGSize(width: 258, height: 458))
  }

  @Test("W107 with a minimum of zero the large size is the view's")
  func zeroMinimumGivesTheViewsLargeSize() {
    var insets = ViewportUnitInsets()
    let refusal = insets.set(minimum: .zero, maximum: Self.most, in: Self.view)

    #expect(refusal == nil)
    #expect(insets.smallSize(in: Self.view) == CGSize(width: 256, height: 456))
    #expect(insets.largeSize(in: Self.view) == Self.view)
  }

  @Test(
    "W108 negative, crossed and too large insets are refused",
    arguments: [
      (EdgeLengths(top: -1, left: 0, bottom: 0, right: 0), EdgeLengths.zero),
      (EdgeLengths.zero, EdgeLengths(top: 0, left: 0, bottom: 0, right: -1)),
      (most, least),
      (EdgeLengths.zero, EdgeLengths(top: 251, left: 0, bottom: 250, right: 0)),
    ])
  func negativeCrossedAndTooLargeInsetsAreRefused(minimum: EdgeLengths, maximum: EdgeLengths) {
    var insets = ViewportUnitInsets()
    let refusal = insets.set(minimum: minimum, maximum: maximum, in: Self.view)

    #expect(refusal != nil)
    #expect(insets == ViewportUnitInsets())
  }

  @Test("W109 insets that do not fit a smaller view are ignored")
  func insetsThatDoNotFitAreIgnored() {
    var insets = ViewportUnitInsets()
    _ = insets.set(minimum: Self.least, maximum: Self.most, in: Self.view)
    let small = CGSize(width: 50, height: 500)

    #expect(insets.smallSize(in: small) == small)
  }
}
