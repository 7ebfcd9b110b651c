import Foundation
import Testing
import UIKitRules

@Suite("SplitLayout · where columns lie")
struct SplitLayoutTests {
  private func layout(
    _ mode: SplitLayout.Mode, isTriple: Bool = false, isMirrored: Bool = false,
    sideInset: CGFloat = 0, sidebarMargin: CGFloat? = nil
  ) -> SplitLayout.Placement {
    SplitLayout(
      size: CGSize(width: 1000, height: 700), isTriple: isTriple, mode: mode, primary: 300,
      supplementary: 200, isMirrored: isMirrored, sideInset: sideInset,
      sidebarMargin: sidebarMargin
    ).placement()
  }

  private func rect(_ x: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: x, y: 0, width: width, height: 700)
  }

  @Test("two columns: beside, over, or the last one alone; mirrored at the other side")
  func twoColumns() {
    #expect(layout(.secondaryOnly) == SplitLayout.Placement(secondary: rect(0, 1000)))
    #expect(
      layout(.oneBeside)
        == SplitLayout.Placement(primary: rect(0, 300), secondary: rect(300, 700)))
    #expect(
      layout(.oneOver)
        == SplitLayout.Placement(primary: rect(0, 300), secondary: rect(0, 1000), isDimmed: true))
    #expect(
      layout(.oneBeside, isMirrored: true)
        == SplitLayout.Placement(primary: rect(700, 300), secondary: rect(0, 700)))
  }

  @Test("three columns: the one between comes first, the first one beside, over or displacing")
  func threeColumns() {
    #expect(
      layout(.oneBeside, isTriple: true)
        == SplitLayout.Placement(supplementary: rect(0, 200), secondary: rect(200, 800)))
    #expect(
      layout(.twoBeside, isTriple: true)
        == SplitLayout.Placement(
          primary: rect(0, 300), supplementary: rect(300, 200), secondary: rect(500, 500)))
    // Displaced, the last column keeps its 800 and ends 300 beyond the edge.
    #expect(
      layout(.twoDisplace, isTriple: true)
        == SplitLayout.Placement(
          primary: rect(0, 300), supplementary: rect(300, 200), secondary: rect(500, 800)))
  }

  @Test("S3.51, S3.52 a sidebar floats, and the secondary column extends below it")
  func aSidebarFloats() {
    let panel = CGRect(x: 8, y: 8, width: 300, height: 684)
    #expect(
      layout(.oneBeside, sidebarMargin: 8)
        == SplitLayout.Placement(primary: panel, secondary: rect(0, 1000), sidebarInset: 308))
    // At the right it is the same, mirrored.
    #expect(
      layout(.oneBeside, isMirrored: true, sidebarMargin: 8)
        == SplitLayout.Placement(
          primary: panel.offsetBy(dx: 684, dy: 0), secondary: rect(0, 1000), sidebarInset: 308))
    // It begins at the safe area's edge where that is further in.
    #expect(
      layout(.oneBeside, sideInset: 62, sidebarMargin: 8)
        == SplitLayout.Placement(
          primary: panel.offsetBy(dx: 54, dy: 0), secondary: rect(0, 1000), sidebarInset: 362))
    // A column below a dimmed overlay keeps its safe area.
    #expect(
      layout(.oneOver, sidebarMargin: 8)
        == SplitLayout.Placement(primary: panel, secondary: rect(0, 1000), isDimmed: true))
    #expect(layout(.secondaryOnly, sidebarMargin: 8).sidebarInset == 0)
  }

  @Test("S3.52 of three columns the one between reaches below the sidebar, the last one does not")
  func middleColumnReachesBelowTheSidebar() {
    let panel = CGRect(x: 8, y: 8, width: 300, height: 684)
    #expect(
      layout(.twoBeside, isTriple: true, sidebarMargin: 8)
        == SplitLayout.Placement(
          primary: panel, supplementary: rect(0, 508), secondary: rect(508, 492),
          sidebarInset: 308))
    #expect(
      layout(.twoOver, isTriple: true, sidebarMargin: 8)
        == SplitLayout.Placement(
          primary: panel, supplementary: rect(0, 508), secondary: rect(0, 1000), isDimmed: true,
          sidebarInset: 308))
    #expect(
      layout(.oneBeside, isTriple: true, sidebarMargin: 8)
        == SplitLayout.Placement(supplementary: rect(0, 200), secondary: rect(200, 800)))
  }

  @Test("until iOS 18 the first column has the side of the sensor housing besides")
  func firstColumnAtTheHousing() {
    #expect(
      layout(.oneBeside, sideInset: 44)
        == SplitLayout.Placement(primary: rect(0, 344), secondary: rect(344, 656)))
  }

  @Test("a column is 40 per cent wide and at most 320, unless the app says otherwise")
  func columnWidth() {
    var width = ColumnWidth()
    #expect(width.resolved(in: 1194) == 320 && width.resolved(in: 700) == 280)
    width.maximum = 400
    #expect(width.resolved(in: 1194) == 400)
    width.fraction = 0.25
    #expect(width.resolved(in: 1000) == 250)
    width.minimum = 270
    #expect(width.resolved(in: 1000) == 270)
    width = ColumnWidth()
    width.preferred = 350
    #expect(width.resolved(in: 1194) == 350)
  }

  @Test("the system's mode: columns beside each other in landscape, the last one alone in portrait")
  func automaticDisplayMode() {
    let (wide, tall) = (CGSize(width: 1194, height: 834), CGSize(width: 834, height: 1194))
    func mode(_ size: CGSize, _ behavior: SplitLayout.Behavior) -> SplitLayout.Mode {
      SplitLayout.automatic(size: size, behavior: behavior)
    }
    #expect(mode(wide, .automatic) == .oneBeside && mode(tall, .automatic) == .secondaryOnly)
    #expect(mode(tall, .tile) == .oneBeside && mode(wide, .overlay) == .secondaryOnly)
    #expect(SplitLayout.showing(two: false, size: tall, behavior: .automatic) == .oneOver)
    #expect(SplitLayout.showing(two: true, size: wide, behavior: .automatic) == .twoBeside)
    #expect(SplitLayout.showing(two: true, size: wide, behavior: .displace) == .twoDisplace)
  }
}
