import Foundation
import Reporting
import Simulator
import Snapshots

extension RunReport {
  /// Adds the result of comparing a snapshot.
  ///
  /// - Parameter picture: The picture of the screen; `nil` if none was drawn.
  @MainActor
  func add(
    _ snapshot: ComparedSnapshot, _ outcome: SnapshotStore.Outcome, of shown: Shown, picture: Data?
  ) {
    let screen = Report.Screen(shown)
    add(screen)
    let store = snapshot.store
    let actual = picture.flatMap { add($0) }
    var comparison = Report.Comparison(
      id: snapshot.title, subject: subject(of: snapshot.location.filePath), screen: screen.id,
      result: outcome.result, actual: actual,
      masks: snapshot.masks.map { Report.Rectangle($0, scale: screen.scale) },
      tolerance: snapshot.toleranceText,
      source: Report.Source(
        file: Self.relative(snapshot.location.filePath), line: snapshot.location.line))
    if case .recorded = outcome {
      comparison.expected = actual
    } else if let golden = try? store.goldenPicture(snapshot.file).data() {
      comparison.expected = add(golden)
    }
    if case .different(let difference) = outcome {
      if let picture = try? store.actualPicture(snapshot.file).data() {
        comparison.actual = add(picture)
      }
      if let picture = try? store.differencePicture(snapshot.file).data() {
        comparison.difference = add(picture)
      }
      comparison.pixels = difference.pixels.map { pixels in
        Report.Comparison.PixelDifference(
          different: pixels.count, of: pixels.total,
          box: pixels.bounds.map { Report.Rectangle($0, scale: screen.scale) })
      }
      comparison.text = difference.texts.map { .init(expected: $0.golden, actual: $0.actual) }
      comparison.changes = difference.changes.map { change in
        .init(kind: change.kind.rawValue, view: "\(change.view)  \(change.detail)")
      }
    }
    append(.comparison(comparison))
    touch([store.goldenPicture(snapshot.file), store.goldenText(snapshot.file)].map(\.url))
  }
}

extension SnapshotStore.Outcome {
  fileprivate var result: Report.Comparison.Result {
    switch self {
    case .same: .same
    case .recorded: .recorded
    case .missing: .missing
    case .different: .different
    }
  }
}

extension Report.Rectangle {
  /// A rectangle of pixels, in points.
  fileprivate init(_ rect: PixelRect, scale: Double) {
    self.init(
      x: Double(rect.x) / scale, y: Double(rect.y) / scale, width: Double(rect.width) / scale,
      height: Double(rect.height) / scale)
  }
}
