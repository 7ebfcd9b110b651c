import Simulator
public import Snapshots

extension Shown {
  /// Expects that the screen is as the golden files have it, with the pages of its web views.
  ///
  /// The pixels of a page are the engine's: those of smoothed edges may differ. A failure says which
  /// rectangles they are. It does not wait for pages to load; see ``waitUntilQuiet(timeout:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - content: What is compared.
  ///   - name: The snapshot's own name; `nil` counts the snapshots of the test on the screen.
  ///   - pictures: The screens that have golden pictures; for ``SnapshotContent/picture`` all have them.
  ///   - tolerance: How far pixels may differ that are not a page's.
  ///   - masks: What of the picture is not compared; a mask that matches nothing fails.
  ///   - record: When golden files are written; `nil` leaves it to the test's traits and the environment.
  public func expectSnapshot(
    _ content: SnapshotContent = .both, named name: String? = nil,
    pictures: GoldenPictures = .representative, tolerance: PixelTolerance = .exact,
    mask masks: [Mask] = [], record: SnapshotTestingConfiguration.Record? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) async {
    do throws(SimulatorError) {
      try await simulator.snapshotPages()
    } catch {
      Sink.fail(
        "the pages on \(screen.name) could not be drawn: \(error)",
        at: .init(fileID, filePath, line, column))
      return
    }
    hasPagePixels = true
    defer { hasPagePixels = false }
    // The synchronous one: within a synchronous closure there is no other.
    let expect = {
      self.expectSnapshot(
        content, named: name, pictures: pictures, tolerance: tolerance, mask: masks,
        record: record, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    expect()
  }

  /// Waits until the pages of the web views have loaded and stopped changing, and nothing of the app moves.
  ///
  /// A page that is still busy then, and one without an engine, is a failure.
  ///
  /// - Parameter timeout: The longest time to wait.
  public func waitUntilQuiet(
    timeout: Duration = .seconds(30), fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) async {
    do throws(SimulatorError) {
      try await simulator.waitUntilQuiet(timeout: timeout)
    } catch {
      Sink.fail("\(error) (on \(screen.name))", at: .init(fileID, filePath, line, column))
    }
  }
}
