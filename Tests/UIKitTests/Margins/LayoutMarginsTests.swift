import Foundation
import Testing
import UIKit

@Suite("Layout margins")
@MainActor
struct LayoutMarginsTests {
  private func probeChild() -> (root: InsetView, child: UIView) {
    let root = InsetView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.supplied = UIEdgeInsets(44, 10, 34, 12)
    let child = UIView(frame: root.bounds)
    root.addSubview(child)
    root.layoutIfNeeded()
    return (root, child)
  }

  @Test("S5.1 an ordinary view has 8 on every edge")
  func defaultMarginsAre8() {
    #expect(UIView().layoutMargins == UIEdgeInsets(8, 8, 8, 8))
  }

  @Test("S5.2, S5.11 base and safe area are summed; without the flag the base alone counts")
  func baseAndSafeAreaAreSummed() {
    let (_, child) = probeChild()
    #expect(child.layoutMargins == UIEdgeInsets(52, 18, 42, 20))

    child.insetsLayoutMarginsFromSafeArea = false
    #expect(child.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
    #expect(
      child.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 304, height: 464))
  }

  @Test("S5.3 a value written under a bar reads back larger: 28 gives 48 under 20 points")
  func writtenMarginsReadBackLarger() {
    let root = InsetView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.supplied = UIEdgeInsets(20, 0, 0, 0)
    let child = UIView(frame: root.bounds)
    root.addSubview(child)
    root.layoutIfNeeded()
    child.layoutMargins = UIEdgeInsets(28, 8, 8, 8)
    #expect(child.layoutMargins == UIEdgeInsets(48, 8, 8, 8))
  }

  @Test("S5.4 layoutMargins and directionalLayoutMargins are one value, mirrored by direction")
  func physicalAndDirectionalMarginsAreOneValue() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(1, 2, 3, 4))

    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(1, 4, 3, 2))

    view.layoutMargins = UIEdgeInsets(5, 6, 7, 8)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6))
  }

  @Test("S5.5 margins of 20 around a child at 10 give it 10 on near edges, its own 8 on the others")
  func preservedSuperviewMargins() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    parent.layoutMargins = UIEdgeInsets(20, 20, 20, 20)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    parent.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(8, 8, 8, 8))

    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(10, 10, 8, 8))
  }

  @Test("Q9 a preserved margin compares the bases, then adds the child's own safe area")
  func preservedMarginsUnderSafeArea() {
    let (root, child) = probeChild()
    root.layoutMargins = UIEdgeInsets(20, 20, 20, 20)
    child.preservesSuperviewLayoutMargins = true

    #expect(child.layoutMargins == UIEdgeInsets(64, 30, 54, 32))
  }

  @Test(
    "S5.6, S5.7 system minimum margins apply until viewRespectsSystemMinimumLayoutMargins is false")
  func systemMinimumMargins() {
    let controller = UIViewController()
    show(controller, in: bootTestScene(TestDevice.iPhone8()))
    controller.view.directionalLayoutMargins = .zero
    #expect(controller.view.layoutMargins == UIEdgeInsets(20, 16, 0, 16))

    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(20, 0, 0, 0))

    controller.view.insetsLayoutMarginsFromSafeArea = false
    #expect(controller.view.layoutMargins == .zero)
  }

  nonisolated static let widths: [(CGFloat, Int, CGFloat)] = [
    (320, 12, 16), (375, 12, 16), (390, 18, 16), (402, 18, 16), (414, 12, 20), (768, 12, 20),
    (375, 26, 16), (393, 26, 20), (667, 26, 20), (820, 26, 20),
  ]

  @Test("S5.8, Q6 system minimum side margins by width and release", arguments: widths)
  func systemMinimumSideMargins(width: CGFloat, major: Int, expected: CGFloat) {
    #expect(
      LayoutMargins.systemMinimum(width: width, system: SystemVersion(major: major)) == expected)
  }

  @Test("S5.10 a change of margins calls layoutMarginsDidChange once and invalidates layout")
  func marginChangeInvalidatesLayout() {
    let log = CallLog()
    let view = LoggingView()
    view.log = log
    view.layoutIfNeeded()
    _ = log.take()
    view.layoutMargins = UIEdgeInsets(1, 1, 1, 1)
    view.layoutMargins = UIEdgeInsets(1, 1, 1, 1)
    view.layoutIfNeeded()

    #expect(log.calls == ["view.margins", "view.layout 0"])
  }
}
