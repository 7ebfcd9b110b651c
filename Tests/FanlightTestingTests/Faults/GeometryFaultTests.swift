import FanlightTesting
import Testing
import UIKit

@MainActor
@Suite("Faults · the audit's rules for views (testing.md 9)")
struct GeometryFaultTests {
  private let notched = Screen("iPhone X", system: "15")
  private let landscape = Screen("iPhone X", system: "15", orientation: .landscapeRight)

  private func found(
    on screen: Screen? = nil, in container: Container = .plain,
    _ build: @escaping (BuiltViewController) -> Void
  ) -> [String] {
    faults(.geometry, on: screen ?? notched, in: container, build)
      .filter { $0.certainty == .certain }.map(\.rule)
  }

  /// Returns constraints that fill the superview's width at a distance from the top of the safe area.
  private static func below(
    _ view: UIView, _ superview: UIView, by distance: CGFloat
  ) -> [NSLayoutConstraint] {
    let safeArea = superview.safeAreaLayoutGuide
    return [
      view.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: distance),
      view.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
    ]
  }

  @Test("twin of all: a label and a button in the safe area are sound on every side")
  func safeAreaIsSound() {
    for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight] {
      let screen = Screen("iPhone X", system: "15", orientation: orientation)
      let rules = found(on: screen) { controller in
        controller.add(UILabel("Departure")) { Self.below($0, $1, by: 8) }
        controller.add(UIButton(titled: "Pay")) {
          let safeArea = $1.safeAreaLayoutGuide
          return [
            $0.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -8),
            $0.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
          ]
        }
      }
      #expect(rules == [], "\(orientation)")
    }
  }

  @Test("status-bar-overlap: text under the clock; not below it, scrolled, or on a picture alone")
  func statusBar() {
    #expect(
      found(on: plainPhone) { $0.add(UILabel("Departure"), 20, 0, 200, 20) }
        == ["status-bar-overlap"])
    #expect(found(on: plainPhone) { $0.add(UILabel("Departure"), 20, 20, 200, 20) }.isEmpty)
    #expect(found(on: plainPhone) { $0.add(UIImageView(), 0, 0, 375, 200) }.isEmpty)
    #expect(
      found(on: plainPhone) { controller in
        let list = controller.add(UIScrollView(), 0, 0, 375, 667)
        list.contentSize = CGSize(width: 375, height: 2000)
        for row in 0..<60 {
          let label = UILabel("Row \(row)")
          label.frame = CGRect(x: 20, y: CGFloat(row) * 33, width: 200, height: 21)
          list.addSubview(label)
        }
      }.isEmpty)
  }

  @Test("sensor-overlap: text behind the notch in portrait, and on either side in landscape")
  func textBehindTheSensorFires() {
    #expect(found { $0.add(UILabel("Departure"), 150, 5, 100, 20) }.contains("sensor-overlap"))
    for side in [UIInterfaceOrientation.landscapeLeft, .landscapeRight] {
      let screen = Screen("iPhone X", system: "15", orientation: side)
      #expect(
        found(on: screen) { $0.add(UILabel("Departure"), 5, 180, 100, 20) } == ["sensor-overlap"])
      #expect(
        found(on: screen) { $0.add(UILabel("Departure"), 60, 180, 100, 20) }.isEmpty)
    }
  }

  @Test("twins of sensor-overlap: a picture, a background, text that scrolls clear, no sensors")
  func soundContentBehindTheSensor() {
    #expect(found(on: landscape) { $0.add(UIImageView(), 0, 100, 200, 200) }.isEmpty)
    #expect(
      found(on: landscape) { $0.add(UIView(), 0, 100, 200, 200).backgroundColor = .blue }.isEmpty)
    #expect(
      found { controller in
        let list = controller.add(UIScrollView(), 0, 0, 375, 812)
        list.contentSize = CGSize(width: 375, height: 2000)
        for row in 0..<60 {
          let label = UILabel("Row \(row)")
          label.frame = CGRect(x: 150, y: CGFloat(row) * 33, width: 100, height: 21)
          list.addSubview(label)
        }
      }.isEmpty)
    let square = Screen("iPhone SE 3", system: "18", orientation: .landscapeRight)
    #expect(found(on: square) { $0.add(UILabel("Departure"), 5, 180, 100, 20) }.isEmpty)
  }

  @Test("side-strip: text beside the notch is for review")
  func sideStrip() {
    func strip(x: CGFloat, on screen: Screen) -> [LayoutFault] {
      faults(.geometry, on: screen) { $0.add(UILabel("Departure"), x, 40, 100, 20) }
    }
    #expect(strip(x: 10, on: landscape).map(\.rule) == ["side-strip"])
    #expect(strip(x: 10, on: landscape).map(\.certainty) == [.review])
    #expect(strip(x: 60, on: landscape).isEmpty)
    #expect(strip(x: 10, on: plainPhone).isEmpty)
    #expect(faults(.geometry, on: landscape) { $0.add(UIView(), 0, 40, 100, 20) }.isEmpty)
  }

  @Test("corner-clip: text in a rounded corner; not beside it, a control, or on a square display")
  func textInARoundedCornerFires() {
    #expect(
      found { $0.add(UILabel("Total 10 euros"), 1, 795, 200, 20) }.contains("corner-clip"))
    #expect(!found { $0.add(UILabel("Total"), 60, 700, 200, 20) }.contains("corner-clip"))
    #expect(!found { $0.add(UIControl(), 0, 760, 60, 50) }.contains("corner-clip"))
    #expect(
      !found(on: plainPhone) { $0.add(UILabel("Total"), 1, 646, 200, 20) }.contains("corner-clip"))
  }

  @Test(
    "home-indicator-overlap: text behind it and buttons in its strip; not what scrolls or is above")
  func homeIndicator() {
    #expect(
      found { $0.add(UILabel("Terms and conditions of use"), 100, 793, 200, 20) }
        == ["home-indicator-overlap"])
    #expect(
      found { $0.add(UIButton(titled: "Pay"), 100, 768, 175, 44) }
        == ["home-indicator-overlap"])
    #expect(found { $0.add(UIButton(titled: "Pay"), 100, 728, 175, 44) }.isEmpty)
    #expect(found { $0.add(UIView(), 0, 700, 375, 112) }.isEmpty)
    #expect(
      found { controller in
        let list = controller.add(UIScrollView(), 0, 0, 375, 812)
        list.contentSize = CGSize(width: 375, height: 1200)
        let button = UIButton(titled: "Pay")
        button.frame = CGRect(x: 20, y: 768, width: 200, height: 44)
        list.addSubview(button)
      }.isEmpty)
  }

  @Test("a disabled button is judged as an enabled one")
  func disabledButton() {
    #expect(
      found { $0.add(UIButton(titled: "Pay"), 100, 768, 175, 44).isEnabled = false }
        == ["home-indicator-overlap"])
  }

  @Test("app-bar-overlap: text under the navigation bar; not below it, scrolled clear, or in it")
  func appBars() {
    func text(y: CGFloat) -> [String] {
      found(on: plainPhone, in: .navigation) { $0.add(UILabel("Departure"), 20, y, 200, 22) }
    }
    #expect(text(y: 30) == ["app-bar-overlap"])
    #expect(text(y: 70).isEmpty)
    #expect(
      found(on: plainPhone, in: .navigation) { controller in
        controller.title = "Crossings"
        let list = controller.add(UIScrollView(), 0, 0, 375, 667)
        list.contentSize = CGSize(width: 375, height: 1200)
        let label = UILabel("Departure")
        label.frame = CGRect(x: 20, y: 4, width: 200, height: 22)
        list.addSubview(label)
      }.isEmpty)
    #expect(
      found(on: plainPhone, in: .navigation) { controller in
        let text = controller.add(UITextView(), 0, 0, 375, 667)
        text.isEditable = false
        text.text = "Terms and conditions of use"
      }.isEmpty)
    // Text that is taller than the space between the bars is read line by line.
    #expect(
      found(on: plainPhone, in: .navigation) { controller in
        let list = controller.add(UIScrollView(), 0, 0, 375, 667)
        let label = UILabel(
          String(repeating: "Bicycles and dogs come on board. ", count: 60), lines: 0)
        let height = label.sizeThatFits(CGSize(width: 200, height: 9000)).height
        label.frame = CGRect(x: 20, y: 4, width: 200, height: height)
        list.addSubview(label)
        list.contentSize = CGSize(width: 375, height: height + 8)
      }.isEmpty)
    // The same list without the insets that UIKit adds hides its first row.
    #expect(
      found(on: plainPhone, in: .navigation) { controller in
        let list = controller.add(UIScrollView(), 0, 0, 375, 667)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 375, height: 1200)
        let label = UILabel("Departure")
        label.frame = CGRect(x: 20, y: 30, width: 200, height: 22)
        list.addSubview(label)
      }.contains("app-bar-overlap"))
  }

  @Test(
    "trapped-content: a button below the screen; not in what scrolls, a closed menu, or on the screen"
  )
  func trappedContent() throws {
    let stuck = faults(.geometry, on: plainPhone) {
      $0.add(UIButton(titled: "Pay"), 20, 700, 200, 44)
    }
    #expect(stuck.map(\.rule) == ["trapped-content"])
    #expect(stuck.map(\.severity) == [.critical])
    #expect(found(on: plainPhone) { $0.add(UIButton(titled: "Pay"), 20, 600, 200, 44) }.isEmpty)
    #expect(
      found(on: plainPhone) { controller in
        let list = controller.add(UIScrollView(), 0, 0, 375, 667)
        list.contentSize = CGSize(width: 375, height: 800)
        let button = UIButton(titled: "Pay")
        button.frame = CGRect(x: 20, y: 700, width: 200, height: 44)
        list.addSubview(button)
      }.isEmpty)
    #expect(
      found(on: plainPhone) { controller in
        let menu = controller.add(UIView(), 0, 667, 375, 300)
        let button = UIButton(titled: "Pay")
        button.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
        menu.addSubview(button)
      }.isEmpty)
  }

  @Test("end-cover: the last row under a bar of the app; not with an inset for it, or beside it")
  func endCover() {
    func list(
      inset: CGFloat, barWidth: CGFloat = 375, color: UIColor = .white, height: CGFloat = 647
    ) -> [String] {
      found(on: plainPhone) { controller in
        let list = controller.add(UIScrollView(), 0, 20, 375, height)
        list.contentInset.bottom = inset
        list.contentSize = CGSize(width: 375, height: 1000)
        for row in 0..<40 {
          let label = UILabel("Row \(row)")
          label.frame = CGRect(x: 20, y: CGFloat(row) * 25, width: 200, height: 21)
          list.addSubview(label)
        }
        let bar = controller.add(UIView(), 375 - barWidth, 607, barWidth, 60)
        bar.backgroundColor = color
      }
    }
    #expect(list(inset: 0) == ["end-cover"])
    #expect(list(inset: 60).isEmpty)
    #expect(list(inset: 0, barWidth: 56).isEmpty)
    #expect(list(inset: 0, color: .clear).isEmpty)
    #expect(list(inset: 0, height: 587).isEmpty)
  }
}
