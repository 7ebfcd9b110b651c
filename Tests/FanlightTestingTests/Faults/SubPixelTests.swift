import FanlightTesting
import Testing
import UIKit

@MainActor
@Suite("Faults · sub-pixel (testing.md 9)")
struct SubPixelTests {
  private func found(
    on screen: Screen = plainPhone, _ build: @escaping (BuiltViewController) -> Void
  ) -> [LayoutFault] {
    faults(.subPixel, on: screen, build)
  }

  @Test("a label whose frame was set between pixels is minor")
  func labelBetweenPixelsFires() {
    let faults = found { $0.add(UILabel("Pay"), 20.25, 100, 60, 22) }
    #expect(faults.map(\.severity) == [.minor])
    #expect(faults.first?.message.contains("(20.25 100)") == true)
  }

  @Test("a third of a point is a pixel where a point has three, and none where it has two")
  func pixelsAreTheScreens() {
    func third(on screen: Screen) -> Int {
      found(on: screen) { $0.add(UILabel("Pay"), 20, 100 + 1.0 / 3, 60, 22) }.count
    }
    #expect(third(on: Screen("iPhone 15", system: "18")) == 0)
    #expect(third(on: plainPhone) == 1)
  }

  @Test("twin: whole pixels are sound")
  func wholePixelsAreSound() {
    #expect(found { $0.add(UILabel("Pay"), 20.5, 100, 60.25, 22) }.isEmpty)
  }

  @Test("twin: a view without text is sound")
  func viewWithoutTextIsSound() {
    #expect(found { $0.add(UIView(), 20.25, 100, 60, 22) }.isEmpty)
  }

  @Test("twin: frames from constraints are rounded by UIKit")
  func constraintsAreSound() {
    #expect(
      found { controller in
        controller.add(UILabel("Pay")) {
          [
            $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 20.25),
            $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 100.1),
          ]
        }
      }.isEmpty)
  }

  @Test("twin: a transform is the app's intention")
  func transformedViewIsSound() {
    #expect(
      found { controller in
        let label = controller.add(UILabel("Pay"), 20, 100, 61, 23)
        label.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      }.isEmpty)
  }
}
