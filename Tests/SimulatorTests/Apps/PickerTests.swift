import Foundation
import Testing
import UIKit

@testable import Simulator

@Suite("Pickers", .serialized)
@MainActor
struct PickerTests {
  private final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let log = CallLog()
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 10 : 0
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "row \(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.note("selected \(row) of \(component)")
    }
  }

  @Test("S21.1-S21.3 a picker view has the system's size, and rows with titles")
  func aPickerViewHasTheSystemsSize() throws {
    let simulator = try bootPhone()
    let picker = UIPickerView()
    let colors = Colors()
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    picker.dataSource = colors
    picker.delegate = colors
    simulator.window.rootViewController?.view.addSubview(picker)
    simulator.layOut()
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 10)
    #expect(picker.rowSize(forComponent: 0).height == 32)
    #expect(picker.rowSize(forComponent: 0).width == picker.rowSize(forComponent: 1).width)
    #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "row 0")
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == -1)
  }

  @Test("S21.4 only a drag or a tap calls the delegate, selection by the app does not")
  func appSelectionCallsNoDelegate() throws {
    let simulator = try bootPhone()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    let colors = Colors()
    picker.dataSource = colors
    picker.delegate = colors
    simulator.window.rootViewController?.view.addSubview(picker)
    simulator.layOut()
    picker.selectRow(3, inComponent: 0, animated: false)
    simulator.layOut()
    #expect(picker.selectedRow(inComponent: 0) == 3 && colors.log.take().isEmpty)
    simulator.tap(at: CGPoint(x: 80, y: 208 + 32))
    #expect(colors.log.take() == ["selected 4 of 0"])
    simulator.drag(
      from: CGPoint(x: 80, y: 208), to: CGPoint(x: 80, y: 208 - 96), rest: 0.2)
    #expect(colors.log.take() == ["selected 7 of 0"])
    simulator.selectRow(1, inComponent: 0, of: picker)
    #expect(picker.selectedRow(inComponent: 0) == 1 && colors.log.take() == ["selected 1 of 0"])
  }

  @Test("S21.5 a date picker is compact, and has wheels for a count-down")
  func aDatePickerIsCompact() throws {
    _ = try bootPhone()
    let picker = UIDatePicker()
    #expect(picker.datePickerStyle == .compact && picker.intrinsicContentSize.height == 34)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test("S21.6 dates are kept within limits and to the interval; the user's choice is sent")
  func datesAreKeptWithinLimits() throws {
    let simulator = try bootPhone()
    let picker = UIDatePicker()
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let hour = Date(timeIntervalSinceReferenceDate: 3600)
    picker.minuteInterval = 15
    picker.date = hour.addingTimeInterval(20 * 60)
    #expect(picker.date == hour.addingTimeInterval(15 * 60) && changes == 0)
    picker.maximumDate = hour
    #expect(picker.date == hour)
    simulator.selectDate(hour.addingTimeInterval(-7200), in: picker)
    #expect(picker.date == hour.addingTimeInterval(-7200) && changes == 1)
    picker.minimumDate = hour.addingTimeInterval(60)
    picker.date = hour.addingTimeInterval(7200)
    #expect(picker.date == hour.addingTimeInterval(7200))
    picker.countDownDuration = 3700
    #expect(picker.countDownDuration == 3600)
  }

  private final class Receiver: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIDocumentPickerDelegate
  {
    let log = CallLog()
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      log.note("picked \(info.keys.map(\.rawValue.count).count)")
      picker.dismiss(animated: false)
    }
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { log.note("documents \(urls.count)") }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      log.note("cancelled")
    }
  }

  @Test("S21.7 a test picks the image of an image picker; no camera is available")
  func imagePickerReturnsAnImage() throws {
    let simulator = try bootPhone()
    let root = try #require(simulator.window.rootViewController)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let receiver = Receiver()
    let picker = UIImagePickerController()
    picker.delegate = receiver
    picker.allowsEditing = true
    #expect(!simulator.pickImage(UIImage()))
    root.present(picker, animated: false)
    simulator.settle()
    #expect(simulator.pickImage(UIImage()))
    simulator.settle()
    #expect(receiver.log.take() == ["picked 3"] && root.presentedViewController == nil)
    let second = UIImagePickerController()
    root.present(second, animated: false)
    simulator.settle()
    #expect(simulator.cancelPicker())
    simulator.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("S21.8 a document picker is dismissed and returns one or several documents")
  func documentPickerReturnsDocuments() throws {
    let simulator = try bootPhone()
    let root = try #require(simulator.window.rootViewController)
    let receiver = Receiver()
    let urls = ["/a", "/b"].map { URL(fileURLWithPath: $0) }
    for isMultiple in [false, true] {
      let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
      picker.delegate = receiver
      picker.allowsMultipleSelection = isMultiple
      root.present(picker, animated: false)
      simulator.settle()
      #expect(simulator.pickDocuments(urls))
      simulator.settle()
      #expect(receiver.log.take() == ["documents \(isMultiple ? 2 : 1)"])
      #expect(root.presentedViewController == nil)
    }
    let picker = UIDocumentPickerViewController(forExporting: urls)
    picker.delegate = receiver
    root.present(picker, animated: false)
    simulator.settle()
    simulator.cancelPicker()
    #expect(receiver.log.take() == ["cancelled"] && picker.documentPickerMode == .moveToService)
  }

  @Test("S21.9 an alert's action runs after the dismissal")
  func alertActionRunsAfterDismissal() throws {
    let simulator = try bootPhone()
    let root = try #require(simulator.window.rootViewController)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var isGone: Bool?
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in
        isGone = root.presentedViewController == nil
      })
    root.present(alert, animated: false)
    simulator.settle()
    #expect(!simulator.chooseAlertAction(titled: "Keep"))
    #expect(simulator.chooseAlertAction(titled: "Delete"))
    simulator.settle()
    #expect(isGone == true)
  }
}
