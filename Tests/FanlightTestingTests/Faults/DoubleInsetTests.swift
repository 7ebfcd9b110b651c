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

  /// A controller with a label whose distance from the top a closure returns at each layout.
  private final class Padding: UIViewController {
    private let label = UILabel("Departure")
    private let top: (UIView) -> CGFloat

    init(top: @escaping (UIView) -> CGFloat) {
      self.top = top
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      label.frame = CGRect(x: 20, y: top(view), width: 200, height: 22)
    }
  }

  /// The faults of such a controller.
  private func found(
    on screen: Screen, in container: Container = .plain, top: @escaping (UIView) -> CGFloat
  ) -> [LayoutFault] {
    screen.show(Padding(top: top), in: container) { $0.faults(rules: .doubleInset) } ?? []
  }

  @Test("a label that keeps clear of twice the safe area fires at that edge")
  func constantFromTheSafeAreaFires() throws {
    let faults = found(on: notched) { 2 * $0.safeAreaInsets.top }
    let fault = try #require(faults.first)
    #expect(faults.count == 1)
    #expect(fault.severity == .serious && fault.certainty == .certain)
    #expect(fault.message.contains("2.1 times the inset") && fault.message.contains("top"))
  }

  @Test("the window's safe area counts as well as the view's")
  func windowsSafeAreaCounts() {
    func windowTop(_ view: UIView) -> CGFloat { view.window?.safeAreaInsets.top ?? 0 }
    #expect(found(on: notched) { windowTop($0) + $0.safeAreaInsets.top }.count == 1)
    #expect(found(on: notched) { windowTop($0) }.isEmpty)
  }

  @Test(
    "double-inset fires below a navigation bar and beside a tab bar, in every era",
    arguments: [
      ("iPhone X", "11"), ("iPhone X", "15"), ("iPhone 15", "18"), ("iPhone 16 Pro", "26"),
    ])
  func barsHideNothing(device: String, system: String) {
    let screen = Screen(device, system: system)
    for container in [Container.navigation, .tab] {
      #expect(
        found(on: screen, in: container) { 2 * $0.safeAreaInsets.top }.map(\.rule)
          == ["double-inset"])
      #expect(found(on: screen, in: container) { $0.safeAreaInsets.top + 8 }.isEmpty)
    }
  }

  @Test("content that keeps clear of the safe area in a scroll view that does so as well fires")
  func insetScrollViewFires() {
    let faults = found { controller in
      controller.view.backgroundColor = .white
      let list = UIScrollView()
      list.contentInsetAdjustmentBehavior = .always
      controller.add(list) {
        [
          // Below the safe area, by which the scroll view then insets its content again.
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
    let screen = Screen("iPhone SE 3", system: "18", orientation: .landscapeLeft)
    #expect(screen.show(UIViewController()) { $0.window.safeAreaInsets } == .zero)
    #expect(found(on: screen) { 40 + 2 * $0.safeAreaInsets.top }.isEmpty)
  }

  @Test("the rule restores the controller after measuring")
  func controllerIsAsItWas() {
    notched.show(BuiltViewController { Self.addList(to: $0, .automatic) { $0.topAnchor } }) {
      let frames = $0.frames
      _ = $0.faults()
      #expect($0.frames == frames)
      #expect($0.window.safeAreaInsets.top == 44)
    }
  }
}
