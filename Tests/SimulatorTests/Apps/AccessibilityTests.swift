import Foundation
import Testing
import UIKit

@testable import Simulator

@Suite("Accessibility", .serialized)
@MainActor
struct AccessibilityTests {
  private func screen(_ views: [UIView]) throws -> Simulator {
    let simulator = try bootPhone()
    for view in views { simulator.window.rootViewController?.view.addSubview(view) }
    return simulator
  }

  private func element(_ label: String, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    return view
  }

  private func labels(_ simulator: Simulator) -> [String] {
    simulator.accessibilityTree.split(separator: "\n").map { line in
      line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
    }
  }

  @Test("S20.2, S20.11 labels and controls have their label, value and traits, one line each")
  func labelsAndControlsHaveTraits() throws {
    let label = UILabel(frame: CGRect(x: 16, y: 100, width: 100, height: 20))
    label.text = "Wi-Fi"
    let toggle = UISwitch(frame: CGRect(x: 200, y: 200, width: 51, height: 31))
    toggle.isOn = true
    toggle.accessibilityIdentifier = "wifi"
    let button = UIButton(frame: CGRect(x: 16, y: 300, width: 100, height: 44))
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    let field = UITextField(frame: CGRect(x: 16, y: 400, width: 100, height: 34))
    field.placeholder = "Name"
    let slider = UISlider(frame: CGRect(x: 16, y: 500, width: 100, height: 34))
    slider.value = 0.25
    let simulator = try screen([label, toggle, button, field, slider])
    let size = toggle.frame.size
    #expect(
      simulator.accessibilityTree == """
        staticText "Wi-Fi" (16 100 100 20)
        button toggleButton value "1" id wifi (200 200 \(Int(size.width)) \(Int(size.height)))
        button notEnabled "Save" (16 300 100 44)
        element "Name" (16 400 100 34)
        adjustable value "25%" (16 500 100 34)

        """)
  }

  @Test("S20.3 an element hides its descendants; accessibilityElements determines the order")
  func elementHidesItsDescendants() throws {
    let outer = element("outer", CGRect(x: 0, y: 100, width: 300, height: 100))
    outer.addSubview(element("inner", CGRect(x: 0, y: 0, width: 10, height: 10)))
    let container = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
    let first = UIAccessibilityElement(accessibilityContainer: container)
    first.accessibilityLabel = "first"
    first.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 50, width: 20, height: 20)
    let second = element("second", CGRect(x: 0, y: 0, width: 10, height: 10))
    container.addSubview(second)
    container.accessibilityElements = [first, second]
    let hidden = element("hidden", CGRect(x: 0, y: 500, width: 10, height: 10))
    hidden.isHidden = true
    let folder = UIView(frame: CGRect(x: 0, y: 600, width: 100, height: 100))
    folder.accessibilityElementsHidden = true
    folder.addSubview(element("away", CGRect(x: 0, y: 0, width: 10, height: 10)))
    let simulator = try screen([outer, container, hidden, folder])
    #expect(labels(simulator) == ["outer", "first", "second"])
    #expect(first.accessibilityFrame == CGRect(x: 10, y: 350, width: 20, height: 20))
    #expect(container.accessibilityElementCount() == 2)
    #expect(container.index(ofAccessibilityElement: second) == 1)
    #expect(outer.accessibilityElementCount() == NSNotFound)
  }

  @Test("S20.7 elements are read in rows, which are 8 points apart")
  func elementsAreReadInRows() throws {
    let right = element("right", CGRect(x: 200, y: 100, width: 50, height: 20))
    let left = element("left", CGRect(x: 10, y: 107, width: 50, height: 20))
    let low = element("low", CGRect(x: 0, y: 108, width: 5, height: 20))
    let simulator = try screen([right, left, low])
    #expect(labels(simulator) == ["left", "right", "low"])
    simulator.window.rootViewController?.view.semanticContentAttribute = .forceRightToLeft
    #expect(simulator.accessibilityTree.isEmpty == false)
  }

  @Test("S20.7 a group stays together")
  func aGroupStaysTogether() throws {
    let column = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 200))
    column.addSubview(element("a", CGRect(x: 0, y: 0, width: 50, height: 20)))
    column.addSubview(element("b", CGRect(x: 0, y: 100, width: 50, height: 20)))
    let beside = element("beside", CGRect(x: 150, y: 100, width: 50, height: 20))
    let simulator = try screen([column, beside])
    #expect(labels(simulator) == ["a", "beside", "b"])
    column.shouldGroupAccessibilityChildren = true
    #expect(labels(simulator) == ["a", "b", "beside"])
  }

  @Test("S20.6 a modal view and a presented controller hide other elements")
  func modalViewHidesOtherElements() throws {
    let page = element("page", CGRect(x: 0, y: 100, width: 50, height: 20))
    let dialog = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    dialog.addSubview(element("dialog", CGRect(x: 0, y: 0, width: 50, height: 20)))
    let simulator = try screen([page, dialog])
    #expect(labels(simulator) == ["page", "dialog"])
    dialog.accessibilityViewIsModal = true
    #expect(labels(simulator) == ["dialog"])
    let sheet = UIViewController()
    sheet.view.addSubview(element("sheet", CGRect(x: 0, y: 100, width: 50, height: 20)))
    simulator.window.rootViewController?.present(sheet, animated: false)
    simulator.settle()
    #expect(labels(simulator) == ["sheet"])
  }

  private final class Star: UIView {
    var isOn = false
    override func accessibilityActivate() -> Bool {
      isOn = true
      return true
    }
  }

  @Test("S20.4 activation calls the element, or taps its activation point")
  func activationCallsTheElement() throws {
    let star = Star(frame: CGRect(x: 0, y: 100, width: 44, height: 44))
    star.isAccessibilityElement = true
    star.accessibilityLabel = "Star"
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 44))
    button.setTitle("Tap", for: .normal)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let slider = UISlider(frame: CGRect(x: 0, y: 300, width: 100, height: 34))
    slider.value = 0.5
    let simulator = try screen([star, button, slider])
    #expect(simulator.activateElement(labeled: "Star") && star.isOn)
    #expect(simulator.activateElement(labeled: "Tap") && taps == 1)
    #expect(!simulator.activateElement(labeled: "None"))
    slider.accessibilityIncrement()
    #expect(abs(slider.value - 0.6) < 0.001)
  }

  private final class Row: UIView {
    var deleted = 0
    func delete(_ action: UIAccessibilityCustomAction) -> Bool {
      deleted += 1
      return false
    }
  }

  @Test("S20.5 a custom action's closure comes before its method")
  func customActionClosureComesFirst() throws {
    let row = Row(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    row.isAccessibilityElement = true
    row.accessibilityLabel = "Row"
    row.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Share") { _ in true },
      UIAccessibilityCustomAction(
        name: "Delete", target: row,
        selector: Selector(
          "delete:", Row.delete(_:) as (Row) -> (UIAccessibilityCustomAction) -> Bool)),
    ]
    let simulator = try screen([row])
    #expect(simulator.performAccessibilityAction(named: "Share", ofElementLabeled: "Row"))
    #expect(!simulator.performAccessibilityAction(named: "Delete", ofElementLabeled: "Row"))
    #expect(row.deleted == 1)
    #expect(simulator.accessibilityTree.contains("actions Share, Delete"))
  }

  @Test("S20.8, S20.10 posts move the focus, and announcements are said by VoiceOver")
  func postsMoveTheFocus() throws {
    let (one, other) = (
      element("one", CGRect(x: 0, y: 100, width: 9, height: 9)),
      element("other", CGRect(x: 0, y: 200, width: 9, height: 9))
    )
    let simulator = try screen([one, other])
    let log = CallLog()
    log.follow(UIAccessibility.elementFocusedNotification) { _ in "focused" }
    log.follow(UIAccessibility.announcementDidFinishNotification) {
      "said \($0.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] ?? "-")"
    }
    defer { log.stop() }
    UIAccessibility.post(notification: .layoutChanged, argument: one)
    UIAccessibility.post(notification: .screenChanged, argument: other)
    #expect(!one.accessibilityElementIsFocused() && other.accessibilityElementIsFocused())
    UIAccessibility.post(notification: .announcement, argument: "Unheard")
    simulator.setAccessibility(.isVoiceOverRunning, true)
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    simulator.settle()
    #expect(log.take() == ["focused", "focused", "said Saved"])
    #expect(
      simulator.accessibilityPosts == [
        "layoutChanged one", "screenChanged other", "announcement Unheard", "announcement Saved",
      ])
  }

  @Test("S20.9 a notification follows each change of a setting; bold text sets legibilityWeight")
  func settingsAreNotified() throws {
    let simulator = try screen([])
    let log = CallLog()
    log.follow(UIAccessibility.reduceMotionStatusDidChangeNotification) { _ in
      MainActor.assumeIsolated { "motion \(UIAccessibility.isReduceMotionEnabled)" }
    }
    defer { log.stop() }
    #expect(!UIAccessibility.isReduceMotionEnabled && UIAccessibility.isVideoAutoplayEnabled)
    simulator.setAccessibility(.isReduceMotionEnabled, true)
    simulator.setAccessibility(.isReduceMotionEnabled, true)
    #expect(log.take() == ["motion true"])
    simulator.setAccessibility(.isBoldTextEnabled, true)
    #expect(simulator.window.traitCollection.legibilityWeight == .bold)
    for option in AccessibilityOption.allCases {
      #expect(AccessibilitySetting(rawValue: option.rawValue) != nil)
    }
  }
}
