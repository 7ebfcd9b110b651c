import FanlightTesting
import Testing
import UIKit

@MainActor
@Suite("Faults · double-inset (testing.md 9)")
struct DoubleInsetTests {
  private let notched = Screen("iPhone X", system: "15")

  private func found(
    on screen: Screen? = nil, in container: Container = .plain,
    _ build: @escaping (BuiltViewController) -> Void
  ) -> [LayoutFault] {
    faults(.doubleInset, on: screen ?? notched, in: container, build)
  }

  /// Adds a scroll view that fills the screen with a label at the top of its content.
  private static func addList(
    to controller: BuiltViewController, _ behavior: UIScrollView.ContentInsetAdjustmentBehavior,
    height: CGFloat = 1600, top: (UIView) -> NSLayoutYAxisAnchor
  ) {
    let list = UIScrollView()
    list.contentInsetAdjustmentBehavior = behavior
    controller.add(list) {
      [
        $0.topAnchor.constraint(equalTo: $1.topAnchor),
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
        $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor),
        $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor),
      ]
    }
    let anchor = top(list)
    controller.add(UILabel("Departure"), to: list) {
      [
        $0.topAnchor.constraint(equalTo: anchor),
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 20),
        $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor, constant: -height),
      ]
    }
  }

  @Test("a label that adds the safe area to a view inside it fires at that edge")
  func constantFromTheSafeAreaFires() throws {
    final class Padding: UIViewController {
      let label = UILabel("Departure")
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let inset = view.safeAreaInsets.top
        label.frame = CGRect(x: 20, y: 2 * inset, width: 200, height: 22)
      }
    }
    let faults = notched.show(Padding()) { $0.faults(rules: .doubleInset) } ?? []
    let fault = try #require(faults.first)
    #expect(faults.count == 1)
    #expect(fault.severity == .serious && fault.certainty == .certain)
    #expect(fault.message.contains("2.1 times the inset") && fault.message.contains("top"))
  }

  @Test("content that keeps clear of the safe area in a scroll view that does so as well fires")
  func insetScrollViewFires() {
    let faults = found { controller in
      controller.view.backgroundColor = .white
      let list = UIScrollView()
      list.contentInsetAdjustmentBehavior = .always
      controller.add(list) {
        [
          // Below the safe area, of which the scroll view then insets its content once more.
          $0.topAnchor.constraint(equalTo: $1.topAnchor),
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
          $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor),
          $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor),
        ]
      }
      let spacer = controller.add(UIView(), to: list) {
        [
          $0.topAnchor.constraint(equalTo: $1.topAnchor),
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
          $0.widthAnchor.constraint(equalToConstant: 10),
        ]
      }
      let guide = controller.view.safeAreaLayoutGuide
      let measure = controller.add(UIView()) {
        [
          $0.topAnchor.constraint(equalTo: $1.topAnchor),
          $0.bottomAnchor.constraint(equalTo: guide.topAnchor),
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
          $0.widthAnchor.constraint(equalToConstant: 0),
        ]
      }
      spacer.heightAnchor.constraint(equalTo: measure.heightAnchor).isActive = true
      controller.add(UILabel("Departure"), to: list) {
        [
          $0.topAnchor.constraint(equalTo: spacer.bottomAnchor),
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 20),
          $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor, constant: -1600),
        ]
      }
    }
    #expect(faults.map(\.rule) == ["double-inset"])
  }

  @Test("twin: one use of the safe area is sound")
  func safeAreaIsSound() {
    #expect(
      found { controller in
        controller.add(UILabel("Departure")) {
          [
            $0.topAnchor.constraint(equalTo: $1.safeAreaLayoutGuide.topAnchor),
            $0.leadingAnchor.constraint(equalTo: $1.safeAreaLayoutGuide.leadingAnchor),
          ]
        }
      }.isEmpty)
  }

  @Test("twin: content of a scroll view that UIKit insets is sound, also below a bar")
  func adjustedScrollViewIsSound() {
    for container in [Container.plain, .navigation, .tab] {
      #expect(found(in: container) { Self.addList(to: $0, .automatic) { $0.topAnchor } }.isEmpty)
    }
  }

  @Test("twin: a screen without insets has none to use twice")
  func plainPhoneIsSound() {
    #expect(
      found(on: Screen("iPhone SE 3", system: "18", orientation: .landscapeLeft)) { controller in
        controller.add(UILabel("Departure")) {
          [
            $0.leadingAnchor.constraint(
              equalTo: $1.safeAreaLayoutGuide.leadingAnchor,
              constant: 2 * controller.view.safeAreaInsets.left),
            $0.topAnchor.constraint(equalTo: $1.topAnchor),
          ]
        }
      }.isEmpty)
  }

  @Test("what was changed to measure it is as it was")
  func controllerIsAsItWas() {
    notched.show(BuiltViewController { Self.addList(to: $0, .automatic) { $0.topAnchor } }) {
      let frames = $0.frames
      _ = $0.faults()
      #expect($0.frames == frames)
      #expect($0.controller.additionalSafeAreaInsets == .zero)
    }
  }
}
