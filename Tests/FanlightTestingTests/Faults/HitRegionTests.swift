import FanlightTesting
import Testing
import UIKit

@MainActor
@Suite("Faults · hit-region (testing.md 9)")
struct HitRegionTests {
  private func found(_ build: @escaping (BuiltViewController) -> Void) -> [LayoutFault] {
    faults(.hitRegion, build)
  }

  /// A control of any size.
  private static func control() -> UIControl { UIControl() }

  /// A control whose point(inside:with:) accepts touches around its bounds.
  private final class Generous: UIControl {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -14, dy: -14).contains(point)
    }
  }

  @Test("less than 24 points is certain and moderate, less than 44 is for review")
  func smallControlsFire() throws {
    let small = found { $0.add(Self.control(), 100, 100, 20, 60) }
    #expect(small.map(\.certainty) == [.certain])
    #expect(small.first?.severity == .moderate)
    #expect(small.first?.message.contains("20 x 60 points") == true)
    let middling = found { $0.add(Self.control(), 100, 100, 60, 30) }
    #expect(middling.map(\.certainty) == [.review])
  }

  @Test("the limits are 24 and 44 points", arguments: [(23.0, 1), (24, 0), (43, 0), (44, nil)])
  func limitsOfHitRegions(side: Double, certain: Int?) {
    let faults = found { $0.add(Self.control(), 100, 100, side, side) }
    #expect(faults.count == (certain == nil ? 0 : 1))
    #expect(faults.count { $0.certainty == .certain } == certain ?? 0)
  }

  @Test("a control at thirds of a point, the pixels of a phone with three per point, is found")
  func controlsAtThirdsAreFound() {
    let step: Double = 62 / 3
    let origins = (0..<12).map { 40 + Double($0) * step }
    let faults = faults(.hitRegion, on: Screen("iPhone 15", system: "18")) { controller in
      let card = controller.add(UIView(), 1.0 / 3, 2.0 / 3, 390, 800)
      card.clipsToBounds = true
      for x in origins {
        let control = Self.control()
        let y: Double = x * 2 + 1 / 3
        let size = CGSize(width: 61.0 / 3, height: 62.0 / 3)
        control.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        card.addSubview(control)
      }
    }
    #expect(faults.count == origins.count)
  }

  @Test("a neighbor over half of a control leaves the control the other half of its touches")
  func coveredHalfCounts() throws {
    let faults = found { controller in
      controller.add(Self.control(), 100, 100, 40, 60)
      let cover = controller.add(UIView(), 124, 100, 100, 60)
      cover.backgroundColor = .white
    }
    let fault = try #require(faults.first)
    #expect(fault.message.contains("24 x 60") || fault.message.contains("23"))
  }

  @Test("twin: a small control that accepts touches around its bounds is sound")
  func enlargedControlIsSound() {
    #expect(found { $0.add(Generous(), 100, 100, 16, 16) }.isEmpty)
  }

  @Test("twin: a control that is disabled or ignores touches is sound")
  func inactiveControlsAreSound() {
    #expect(
      found { controller in
        controller.add(Self.control(), 100, 100, 20, 20).isEnabled = false
        controller.add(Self.control(), 100, 200, 20, 20).isUserInteractionEnabled = false
      }.isEmpty)
  }

  @Test("twin: the segments of one control, and system views in bars and fields, are sound")
  func systemPartsAreSound() {
    let found = faults(.hitRegion, in: .navigation) { controller in
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "i", style: .plain, target: nil, action: nil)
      let segments = controller.add(UISegmentedControl(items: ["A", "B", "C"]), 20, 200, 66, 44)
      segments.selectedSegmentIndex = 0
      let field = UITextField()
      field.clearButtonMode = .always
      field.text = "Name"
      controller.add(field, 20, 300, 200, 44)
    }
    #expect(found.isEmpty)
  }

  @Test("twin: a control that a bar is partly over is judged where it is clear, or by other rules")
  func controlUnderABarIsSound() {
    let found = faults(.hitRegion, in: .tab) { controller in
      let list = controller.add(UIScrollView(), 0, 0, 375, 667)
      list.contentSize = CGSize(width: 375, height: 1000)
      let toggle = UISwitch()
      toggle.frame.origin = CGPoint(x: 20, y: 600)
      list.addSubview(toggle)
    }
    // A switch is lower than 44 points, which is for review; its part below the bar is not judged.
    #expect(found.allSatisfy { $0.certainty == .review })
  }

  @Test("twin: a control that is partly scrolled out of view is not judged")
  func scrolledControlIsSound() {
    #expect(
      found { controller in
        let list = controller.add(UIScrollView(), 0, 0, 375, 300)
        list.contentSize = CGSize(width: 375, height: 1200)
        let button = Self.control()
        button.frame = CGRect(x: 20, y: 290, width: 44, height: 43)
        list.addSubview(button)
      }.isEmpty)
  }
}
