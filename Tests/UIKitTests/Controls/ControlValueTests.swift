import Foundation
import Testing
import UIKit

@Suite("Controls · values and actions")
@MainActor
struct ControlValueTests {
  /// Counts `.valueChanged` of a control in a window, and sends it touches.
  @MainActor
  private final class Stage {
    let window: UIWindow
    var changes = 0

    init(_ control: UIControl) {
      let scene = bootTestScene(TestDevice.iPhoneX(SystemVersion(major: 18)))
      window = UIWindow(windowScene: scene)
      window.isHidden = false
      window.addSubview(control)
      control.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
    }

    func drag(_ control: UIControl, from start: CGPoint, to end: CGPoint) {
      let touch = UITouch(in: window, at: control.convert(start, to: window), timestamp: 0)
      window.sendEvent(UIEvent(touches: [touch]))
      if start != end {
        touch.move(to: control.convert(end, to: window), phase: .moved, timestamp: 0.1)
        window.sendEvent(UIEvent(touches: [touch]))
      }
      touch.move(to: control.convert(end, to: window), phase: .ended, timestamp: 0.2)
      window.sendEvent(UIEvent(touches: [touch]))
    }

    func tap(_ control: UIControl, at point: CGPoint) { drag(control, from: point, to: point) }
  }

  @Test("a tap toggles a switch and sends valueChanged; setting isOn does not")
  func tapTogglesASwitch() {
    let control = UISwitch(frame: CGRect(x: 50, y: 200, width: 0, height: 0))
    let stage = Stage(control)
    control.setOn(true, animated: true)
    #expect(control.isOn && stage.changes == 0)
    stage.tap(control, at: CGPoint(x: 10, y: 10))
    #expect(!control.isOn && stage.changes == 1)
  }

  @Test("a slider follows a touch that begins on its thumb")
  func sliderFollowsATouchOnItsThumb() {
    let control = UISlider(frame: CGRect(x: 50, y: 200, width: 228, height: 34))
    let stage = Stage(control)
    stage.drag(control, from: CGPoint(x: 14, y: 17), to: CGPoint(x: 114, y: 17))
    #expect(abs(control.value - 0.5) < 0.001 && stage.changes == 1)
    stage.drag(control, from: CGPoint(x: 200, y: 17), to: CGPoint(x: 220, y: 17))
    #expect(abs(control.value - 0.5) < 0.001 && stage.changes == 1)
    control.isContinuous = false
    stage.drag(control, from: CGPoint(x: 114, y: 17), to: CGPoint(x: 500, y: 17))
    #expect(control.value == 1 && stage.changes == 2)
  }

  @Test("a slider's value stays within its limits, which move each other")
  func sliderLimits() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.minimumValue = 4
    #expect(slider.value == 4)
    slider.minimumValue = 12
    #expect(slider.maximumValue == 12 && slider.value == 12)
    slider.value = .nan
    #expect(slider.value == 12)
  }

  @Test("a stepper steps by the touched half, stops at its limits or wraps")
  func stepperStepsByTheTouchedHalf() {
    let control = UIStepper(frame: CGRect(x: 50, y: 200, width: 0, height: 0))
    let stage = Stage(control)
    control.stepValue = 30
    let (minus, plus) = (CGPoint(x: 10, y: 10), CGPoint(x: 80, y: 10))
    stage.tap(control, at: minus)
    #expect(control.value == 0 && stage.changes == 0)
    for _ in 0..<5 { stage.tap(control, at: plus) }
    #expect(control.value == 100 && stage.changes == 4)
    control.wraps = true
    stage.tap(control, at: plus)
    #expect(control.value == 0)
    control.minimumValue = 200
    #expect(control.maximumValue == 200 && control.value == 200)
  }

  @Test("a tap selects a segment and sends one event; a disabled segment is not selected")
  func tapSelectsASegment() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 50, y: 200, width: 300, height: 32)
    let stage = Stage(control)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    stage.tap(control, at: CGPoint(x: 150, y: 10))
    stage.tap(control, at: CGPoint(x: 160, y: 10))
    #expect(control.selectedSegmentIndex == 1 && stage.changes == 1)
    control.setEnabled(false, forSegmentAt: 0)
    stage.tap(control, at: CGPoint(x: 10, y: 10))
    #expect(control.selectedSegmentIndex == 1 && stage.changes == 1)
  }

  @Test("the selected segment stays selected when segments are inserted or removed before it")
  func segmentEdits() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect((0..<2).map { control.titleForSegment(at: $0) } == ["A", "C"])
    control.insertSegment(withTitle: "end", at: 99, animated: false)
    #expect(control.titleForSegment(at: 2) == "end")
    #expect(control.titleForSegment(at: 7) == nil)
  }

  @Test("current page and progress stay within their limits")
  func pagesAndProgressStayWithinLimits() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 7
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
    let progress = UIProgressView()
    progress.progress = 1.5
    #expect(progress.progress == 1)
    progress.setProgress(.nan, animated: true)
    #expect(progress.progress == 0)
  }

  @Test("a tap beside the dots goes to the next or previous page")
  func tapBesideTheDotsChangesThePage() {
    let control = UIPageControl(frame: CGRect(x: 50, y: 200, width: 200, height: 26))
    let stage = Stage(control)
    control.numberOfPages = 2
    stage.tap(control, at: CGPoint(x: 150, y: 10))
    stage.tap(control, at: CGPoint(x: 150, y: 10))
    #expect(control.currentPage == 1 && stage.changes == 1)
    stage.tap(control, at: CGPoint(x: 20, y: 10))
    #expect(control.currentPage == 0 && stage.changes == 2)
  }
}
