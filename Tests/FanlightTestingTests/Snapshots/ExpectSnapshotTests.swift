import Foundation
import Snapshots
import Testing
import UIKit

@testable import FanlightTesting

@MainActor
@Suite("Screens · expecting snapshots (testing.md 6 and 7)", .snapshots(record: .never))
struct ExpectSnapshotTests {
  private let phone = Screen("iPhone SE 3", system: "18")

  /// A label in a controller.
  private final class Total: UIViewController {
    let label = UILabel()

    init(_ text: String, y: CGFloat = 100) {
      super.init(nibName: nil, bundle: nil)
      label.text = text
      label.accessibilityIdentifier = "total"
      label.frame = CGRect(x: 20, y: y, width: 200, height: 30)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
    }
  }

  /// Calls `body` with the path of a test file in a package of its own.
  private func withTestFile<Result>(_ body: (String) throws -> Result) rethrows -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("expect-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.appendingPathComponent("Tests/ShopTests/CheckoutTests.swift").path)
  }

  private func withTestFileAwaiting<Result>(
    _ body: (String) async throws -> Result
  ) async rethrows -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("expect-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder.appendingPathComponent("Tests/ShopTests/CheckoutTests.swift").path)
  }

  private func goldenFiles(of testFile: String) -> [String] {
    let folder = GoldenPath(testFile: testFile).fanlight.path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Shows a controller in a run of its own; returns the messages of the failures.
  private func failures(
    _ controller: @autoclosure () -> UIViewController, on screen: Screen? = nil, file: String,
    _ body: (Shown) -> Void
  ) -> [String] {
    SnapshotRun.names = SnapshotNames()
    SnapshotRun.firstScreens = [:]
    let messages = MessageBox()
    withKnownIssue(isIntermittent: true) {
      (screen ?? phone).show(controller(), filePath: file, testName: "checkout(on:)") { body($0) }
    } matching: { issue in
      messages.texts.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
      return true
    }
    return messages.texts
  }

  /// The failures of a block; the closure that matches the issues fills the list.
  private final class MessageBox: @unchecked Sendable {
    var texts: [String] = []
  }

  @Test("a missing snapshot is recorded and fails; then it passes, and a changed one is reported")
  func snapshotsAreRecordedThenCompared() throws {
    try withTestFile { file in
      let recorded = failures(Total("10 €"), file: file) { $0.expectSnapshot(record: .missing) }
      #expect(recorded.count == 1)
      #expect(recorded.first?.contains("was recorded: there was no golden file") == true)
      #expect(
        goldenFiles(of: file) == [
          "checkout.iPhone-SE-3.18.7.portrait.png", "checkout.iPhone-SE-3.18.7.portrait.txt",
        ])

      #expect(failures(Total("10 €"), file: file) { $0.expectSnapshot() }.isEmpty)

      let moved = failures(Total("10 €", y: 108), file: file) { $0.expectSnapshot() }
      let lines = try #require(moved.first).split(separator: "\n").map(String.init)
      #expect(
        lines[0].hasPrefix(
          #"Snapshot "checkout" on iPhone SE (3rd gen), 18.7, portrait differs (and "#))
      #expect(
        lines[1]
          == #"  moved    UILabel "10 €" id=total  (20 100 200 30) -> (20 108 200 30)      y +8"#)
      #expect(lines[2].hasPrefix("  pixels   "))
      #expect(
        lines.last == "  accept   FANLIGHT_RECORD=failed swift test --filter "
          + "ExpectSnapshotTests/snapshotsAreRecordedThenCompared")
      #expect(
        goldenFiles(of: file).filter { $0.contains("actual") || $0.contains("difference") }.count
          == 3)
    }
  }

  @Test("frames alone have no picture, pictures alone no text, and few screens have both")
  func contentsDecideTheFiles() {
    func files(_ screen: Screen, _ body: (Shown) -> Void) -> [String] {
      withTestFile { file in
        _ = failures(Total("1"), on: screen, file: file, body)
        return goldenFiles(of: file).map { String($0.suffix(3)) }
      }
    }
    // iPhone 6 Plus is not one of the ten representative devices, nor in the class of one.
    let old = Screen("iPhone 6 Plus")
    #expect(files(phone) { $0.expectSnapshot(.frames, record: .all) } == ["txt"])
    #expect(files(phone) { $0.expectSnapshot(.picture, record: .all) } == ["png"])
    #expect(files(phone) { $0.expectSnapshot(record: .all) } == ["png", "txt"])
    #expect(files(old) { $0.expectSnapshot(record: .all) } == ["txt"])
    #expect(files(old) { $0.expectSnapshot(pictures: .always, record: .all) } == ["png", "txt"])
    #expect(files(phone) { $0.expectSnapshot(pictures: .onFailure, record: .all) } == ["txt"])
    #expect(files(old) { $0.expectSnapshot(.picture, record: .all) } == ["png"])
  }

  @Test("different text writes an actual image if there is no golden one")
  func differencesWriteAnActualImage() {
    withTestFile { file in
      let old = Screen("iPhone 6 Plus")
      _ = failures(Total("1"), on: old, file: file) { $0.expectSnapshot(record: .all) }
      #expect(failures(Total("2"), on: old, file: file) { $0.expectSnapshot() }.count == 1)
      #expect(
        goldenFiles(of: file).filter { $0.hasSuffix("png") }
          == ["checkout.iPhone-6-Plus.12.5.portrait.actual.png"])
    }
  }

  @Test("snapshots of one test count up, and two of one name fail")
  func namesAreUnique() {
    withTestFile { file in
      let told = failures(Total("1"), file: file) { shown in
        shown.expectSnapshot(.frames, record: .all)
        shown.expectSnapshot(.frames, record: .all)
        shown.expectSnapshot(.frames, named: "paid", record: .all)
        shown.expectSnapshot(.frames, named: "paid", record: .all)
      }
      #expect(told.count == 4)
      #expect(told.last?.contains("is written twice in one run") == true)
      #expect(
        goldenFiles(of: file) == [
          "checkout.2.iPhone-SE-3.18.7.portrait.txt", "checkout.iPhone-SE-3.18.7.portrait.txt",
          "checkout.paid.iPhone-SE-3.18.7.portrait.txt",
        ])
    }
  }

  @Test("a test that is repeated compares with the same golden files")
  func repeatedTestsCompareWithTheSameFiles() async {
    let messages = MessageBox()
    await withTestFileAwaiting { file in
      SnapshotRun.names = SnapshotNames()
      for isFirst in [true, false] {
        await withKnownIssue(isIntermittent: true) {
          // Each run of a test is a task of its own.
          await Task { @MainActor in
            Screen("iPhone SE 3", system: "18").show(
              Total("1"), filePath: file, testName: "checkout(on:)"
            ) { shown in
              shown.expectSnapshot(.frames, record: isFirst ? .missing : .never)
              shown.expectSnapshot(.frames, named: "paid", record: isFirst ? .missing : .never)
            }
          }.value
        } matching: { issue in
          messages.texts.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
          return true
        }
      }
    }
    #expect(messages.texts.count == 2)
    #expect(messages.texts.allSatisfy { $0.contains("was recorded") })
  }

  @Test("the trait, the scope and the call say when to record, the inner one first")
  func innerRecordModeComesFirst() {
    withTestFile { file in
      // The suite's trait is .never.
      let never = failures(Total("1"), file: file) { $0.expectSnapshot(.frames) }
      #expect(never.first?.contains("has no golden file, and none is recorded here") == true)
      #expect(goldenFiles(of: file) == ["checkout.iPhone-SE-3.18.7.portrait.actual.txt"])

      let scope = failures(Total("1"), file: file) { shown in
        withSnapshotTesting(record: .missing) { shown.expectSnapshot(.frames) }
      }
      #expect(scope.first?.contains("was recorded") == true)

      let call = failures(Total("2"), file: file) { shown in
        withSnapshotTesting(record: .failed) { shown.expectSnapshot(.frames, record: .never) }
      }
      #expect(call.first?.contains("differs") == true)
    }
  }

  @Test("a scope holds in what it awaits, and no longer")
  func scopesHoldInWhatTheyAwait() async {
    func current() -> SnapshotTestingConfiguration.Record? { SnapshotTestingConfiguration.scope }
    let inner = await withSnapshotTesting(record: .all) {
      await Task.yield()
      // An inner scope without a mode keeps the outer one.
      return withSnapshotTesting { current() }
    }
    #expect(inner == .all)
    #expect(current() == nil)
    #expect(SnapshotTestingConfiguration.trait == .never)
  }

  @Test("views of a class and rectangles are covered, with the pixels they touch")
  func masksOfClassesAndRectanglesCover() throws {
    try phone.show(Total("1")) { shown in
      let area = try MaskArea(
        [.views(of: UILabel.self), .rectangle(CGRect(x: 0.3, y: 10, width: 10, height: 10.2))],
        in: shown)
      // Two pixels a point.
      #expect(
        area.rects == [
          PixelRect(x: 40, y: 200, width: 400, height: 60),
          PixelRect(x: 0, y: 20, width: 21, height: 21),
        ])
      #expect(area.views.count == 1)
    }
  }

  @Test("a masked area may change, also in the text; a mask that matches nothing fails")
  func masksCover() {
    withTestFile { file in
      let masks: [Mask] = [.view(identified: "total"), .statusBar]
      _ = failures(Total("9:41"), file: file) { $0.expectSnapshot(mask: masks, record: .all) }
      #expect(failures(Total("9:42"), file: file) { $0.expectSnapshot(mask: masks) }.isEmpty)
      #expect(
        failures(Total("9:41", y: 101), file: file) { $0.expectSnapshot(mask: masks) }.count == 1)
      let wrong: [(Mask, String)] = [
        (.view(identified: "sum"), #"no view is identified "sum""#),
        (.views(of: UISlider.self), "no view is a UISlider"),
        (.rectangle(CGRect(x: 900, y: 0, width: 10, height: 10)), "is not on the screen"),
      ]
      for (mask, reason) in wrong {
        let told = failures(Total("9:41"), file: file) {
          $0.expectSnapshot(named: "x", mask: [mask], record: .all)
        }
        #expect(told.count == 1)
        #expect(told.first?.contains("a mask matches nothing: ") == true)
        #expect(told.first?.contains(reason) == true)
      }
    }
  }

  @Test("a change is reported in full on its first screen, on others by that screen's name")
  func changesAreReportedInFullOnce() {
    withTestFile { file in
      let screens = [
        phone, Screen("iPhone 8 Plus", system: "16"), Screen("iPhone 14", system: "18"),
      ]
      @MainActor func show(y: CGFloat, _ record: SnapshotTestingConfiguration.Record?) -> [String] {
        let messages = MessageBox()
        SnapshotRun.names = SnapshotNames()
        SnapshotRun.firstScreens = [:]
        withKnownIssue(isIntermittent: true) {
          for screen in screens {
            // On the last screen it moves by another distance.
            let moved = screen == screens[2] ? y + 1 : y
            screen.show(
              Total("1", y: record == .all ? y : moved), filePath: file, testName: "checkout(on:)"
            ) { $0.expectSnapshot(.frames, record: record) }
          }
        } matching: { issue in
          messages.texts.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
          return true
        }
        return messages.texts
      }
      #expect(show(y: 100, .all).count == 3)
      let told = show(y: 108, .never)
      #expect(told.count == 3)
      #expect(told[0].contains("y +8"))
      #expect(
        told[1].hasPrefix(
          #"Snapshot "checkout" on iPhone 8 Plus, 16.7, portrait differs as on "#
            + "iPhone SE (3rd gen), 18.7, portrait."))
      #expect(told[2].contains("y +9"))
    }
  }

  @Test("a golden file that cannot be read is a failure of its own")
  func unreadableGoldenFilesAreFailures() throws {
    try withTestFile { file in
      _ = failures(Total("1"), file: file) { $0.expectSnapshot(record: .all) }
      let golden = GoldenPath(testFile: file).fanlight
        .appendingPathComponent("checkout.iPhone-SE-3.18.7.portrait.png")
      try Data("version https://git-lfs.github.com/spec/v1\n".utf8).write(to: golden)
      let told = failures(Total("1"), file: file) { $0.expectSnapshot() }
      #expect(told.count == 1)
      #expect(told.first?.contains("could not be compared") == true)
      #expect(told.first?.contains("is a pointer of Git LFS") == true)
      #expect(told.first?.contains("nothing was compared") == true)
    }
  }
}
