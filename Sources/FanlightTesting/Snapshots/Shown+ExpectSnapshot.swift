import DisplayList
import Foundation
import Simulator
public import Snapshots
import UIKit

extension Shown {
  /// Expects that the screen matches the golden files.
  ///
  /// The golden files are
  /// `Tests/<target>/__Snapshots__/<test file>/fanlight/<test>[.<name>].<screen>.png` and `.txt`. A test
  /// that records them fails, so that one that passes has always compared.
  ///
  /// The text consists of the frames of the views and the display list of the screen. With masks it has no
  /// display list, and only the frames of the masked views.
  ///
  /// - Parameters:
  ///   - content: The parts to compare.
  ///   - name: The name of the snapshot; `nil` numbers the snapshots of the test on the screen.
  ///   - pictures: The screens with golden pictures; with ``SnapshotContent/picture`` all screens have one.
  ///   - tolerance: The tolerance for pixels.
  ///   - masks: The parts that are not compared; a failure is recorded if a mask matches nothing.
  ///   - record: When golden files are written; `nil` for the mode of the test's traits and the environment.
  public func expectSnapshot(
    _ content: SnapshotContent = .both, named name: String? = nil,
    pictures: GoldenPictures = .representative, tolerance: PixelTolerance = .exact,
    mask masks: [Mask] = [], record: SnapshotTestingConfiguration.Record? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let location = Sink.Location(fileID, filePath, line, column)
    let environment = ProcessInfo.processInfo.environment
    let folder = GoldenPath(testFile: testFile).fanlight
    let title = name ?? SnapshotRun.function(testName)
    guard
      let file = SnapshotRun.names.next(
        in: folder.path, test: testName, name: name, slug: screen.slug,
        by: .init(test: Sink.testFilter ?? "", run: TestRun.number))
    else {
      Sink.fail(
        "Snapshot \"\(title)\" on \(screen.name) is written twice in one run: give the "
          + "second one another name", at: location)
      return
    }
    let store = SnapshotStore(
      folder: folder, traces: SnapshotRun.traces(beside: testFile, environment),
      recording: SnapshotTestingConfiguration.mode(call: record))
    do {
      let covered = try MaskArea(masks, in: self)
      let engine = try EngineArea(in: self, covered: covered)
      let hasPicture = content == .picture || content == .both && draws(pictures)
      let list = simulator.displayList()
      var snapshot = Snapshot()
      if hasPicture { snapshot.picture = try bitmap(of: list, named: file) }
      if content != .picture {
        snapshot.text =
          SnapshotText(
            frames: nodes(masking: covered.views), drawing: masks.isEmpty ? list.description : nil
          ).description
      }
      let outcome = try store.compare(
        snapshot, named: file, tolerance: tolerance, masks: covered.rects,
        engineAreas: engine.rects)
      if case .different = outcome, !hasPicture {
        try store.actualPicture(file).write(try bitmap(of: list, named: file))
      }
      let compared = ComparedSnapshot(
        title: title, file: file, store: store, masks: covered.rects, engineAreas: engine.rects,
        tolerance: tolerance, location: location)
      RunReport.current?.add(
        compared, outcome, of: self, picture: snapshot.picture.flatMap { try? PNGData.encode($0) })
      report(outcome, of: compared)
    } catch {
      Sink.fail(
        "Snapshot \"\(title)\" on \(screen.name) could not be compared: \(error)",
        at: location)
    }
  }

  /// Returns whether the screen has a golden picture in addition to its text.
  private func draws(_ pictures: GoldenPictures) -> Bool {
    switch pictures {
    case .always: true
    case .representative: screen.isRepresentative
    case .onFailure: false
    }
  }

  private func bitmap(of list: DisplayList, named name: String) throws -> Bitmap {
    let missing = Composition.fontReport.missingFiles
    guard missing.isEmpty else {
      throw SimulatorError(
        .fontsMissing, "The fonts \(missing.joined(separator: ", ")) are missing.",
        advice: "Run fanlight doctor.")
    }
    return try ScreenDrawing(displayList: list, device: screen.device).bitmap()
  }

  /// Reports the result of a comparison, unless the snapshot matches.
  private func report(_ outcome: SnapshotStore.Outcome, of snapshot: ComparedSnapshot) {
    let (store, file, location) = (snapshot.store, snapshot.file, snapshot.location)
    let title = "Snapshot \"\(snapshot.title)\" on \(screen.name)"
    let golden = store.goldenText(file).exists ? store.goldenText(file) : store.goldenPicture(file)
    switch outcome {
    case .same: return
    case .recorded(let reason):
      Sink.fail(
        "\(title) was recorded: \(reason). Look at it and run the test again.\n  golden   "
          + golden.url.path, at: location, isReported: true)
    case .missing:
      Sink.fail(
        "\(title) has no golden file, and none is recorded here.\n  record   "
          + SnapshotRun.command("missing", testName: testName), at: location, isReported: true)
    case .different(let difference):
      SnapshotRun.printIgnoredFiles(traces: store.traces, golden: store.folder)
      attach(store, file)
      let told = SnapshotFailure.lines(on: difference)
      if let first = SnapshotRun.firstScreen(
        withChange: told, of: "\(store.folder.path)/\(testName)/\(snapshot.title)", on: screen.name)
      {
        Sink.fail(
          "\(title) differs as on \(first).\n  actual   \(store.traces.path)/\(file).actual.*",
          at: location, isReported: true)
        return
      }
      let alike = screen.alike.count
      var lines = ["\(title) differs" + (alike > 0 ? " (and \(alike) alike)" : "")]
      lines += told.map { "  \($0)" }
      lines += snapshot.engineAreas.map { "  engine   \($0) has the pixels of a page" }
      lines.append("  golden   \(golden.url.path)")
      lines.append("  actual   \(store.traces.path)/\(file).actual.*")
      lines.append("  accept   \(SnapshotRun.command("failed", testName: testName))")
      Sink.fail(lines.joined(separator: "\n"), at: location, isReported: true)
    }
  }

  /// Attaches the files of a snapshot that differs to the test.
  private func attach(_ store: SnapshotStore, _ name: String) {
    let files = [
      ("golden", store.goldenPicture(name)), ("actual", store.actualPicture(name)),
      ("difference", store.differencePicture(name)),
    ]
    for (kind, file) in files where file.exists {
      guard let data = try? file.data() else { continue }
      Sink.attach(data, named: "\(name).\(kind).png")
    }
    if let text = try? store.actualText(name).data() {
      Sink.attach(text, named: "\(name).actual.txt")
    }
  }
}
