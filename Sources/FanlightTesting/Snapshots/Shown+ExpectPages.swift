import Simulator
public import Snapshots

extension Shown {
  /// Expects that the screen, with the pages of its web views, matches the golden files.
  ///
  /// The engine draws the pixels of a page, so those of antialiased edges may differ. A failure lists the
  /// rectangles of the pages. The function does not wait for pages to load; see
  /// ``waitUntilQuiet(timeout:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - content: The parts to compare.
  ///   - name: The name of the snapshot; `nil` numbers the snapshots of the test on the screen.
  ///   - pictures: The screens with golden pictures; with ``SnapshotContent/picture`` all screens have one.
  ///   - tolerance: The tolerance for pixels outside of pages.
  ///   - masks: The parts that are not compared; a failure is recorded if a mask matches nothing.
  ///   - record: When golden files are written; `nil` for the mode of the test's traits and the environment.
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
    // Calls the synchronous function, which is the only one inside a synchronous closure.
    let expect = {
      self.expectSnapshot(
        content, named: name, pictures: pictures, tolerance: tolerance, mask: masks,
        record: record, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    expect()
  }

  /// Waits until the pages of the web views have loaded and stopped changing, and the app has settled.
  ///
  /// A failure is recorded if a page is still busy at the timeout, or has no engine.
  ///
  /// - Parameter timeout: The maximum time to wait.
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
