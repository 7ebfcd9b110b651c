import DeviceCatalog
package import Foundation
import PageHosts
import Simulator
package import WebEngine

/// A runner that makes figures and writes their pictures.
@MainActor
package final class GalleryRunner {
  private let engine: (any WebEngine)?
  private var engineFailure: FigureFailure?
  private var isEngineKnown: Bool = false

  /// Creates a runner; without an engine figures that show web pages are not made.
  package init(engine: (any WebEngine)? = nil) {
    self.engine = engine
  }

  /// Makes figures one after the other, and yields an outcome for each, in order.
  ///
  /// There is one screen at a time, because Apple's API has one `UIScreen.main`. A figure that
  /// fails does not stop the others. The pictures are written to `folder`, which must exist.
  package func run(_ figures: [Figure], into folder: URL) -> AsyncStream<FigureOutcome> {
    AsyncStream { continuation in
      let work = Task { @MainActor in
        Composition.connect(engine)
        for figure in figures {
          if Task.isCancelled { break }
          continuation.yield(await outcome(of: figure, in: folder))
        }
        Composition.connect(nil)
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }

  private func outcome(of figure: Figure, in folder: URL) async -> FigureOutcome {
    do {
      if case .failure(let error) = Composition.fonts {
        throw FigureFailure(
          "\(error)", advice: "Install the package fonts-inter, or run make bootstrap.")
      }
      if figure.needsEngine, let failure = await failureOfEngine() { throw failure }
      let result = try await figure.make(Stage())
      try await Self.write(result.pictures, of: figure, into: folder)
      return .made(figure, result)
    } catch let failure as FigureFailure {
      return .failed(figure, failure)
    } catch let error as SimulatorError {
      return .failed(figure, FigureFailure(error.message, advice: error.advice))
    } catch let error as WebEngineError {
      return .failed(figure, FigureFailure(error.message, advice: error.advice))
    } catch {
      return .failed(figure, FigureFailure("\(figure.id) could not be made: \(error)"))
    }
  }

  /// Returns the reason why web pages cannot be displayed, which is determined once.
  private func failureOfEngine() async -> FigureFailure? {
    if isEngineKnown { return engineFailure }
    isEngineKnown = true
    guard let engine else {
      engineFailure = FigureFailure("There is no web engine.")
      return engineFailure
    }
    do throws(WebEngineError) {
      _ = try await engine.information()
    } catch {
      engineFailure = FigureFailure(error.message, advice: error.advice)
    }
    return engineFailure
  }

  /// Draws and writes pictures in parallel.
  private static func write(
    _ pictures: [FigurePicture], of figure: Figure, into folder: URL
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for picture in pictures {
        let file = folder.appendingPathComponent(picture.fileName(in: figure), isDirectory: false)
        group.addTask {
          let data = try ScreenDrawing(displayList: picture.drawing, device: figure.id).png()
          do {
            try WholeFile.write(data, to: file)
          } catch {
            throw FigureFailure(
              "\(file.lastPathComponent) could not be written: \(SystemReason.text(of: error)).",
              advice: "Make room there, or name another folder with --out.")
          }
        }
      }
      try await group.waitForAll()
    }
  }
}

extension FigurePicture {
  /// Returns the name of its file, such as "001-translucent-bars-portrait.png".
  package func fileName(in figure: Figure) -> String { "\(figure.id)-\(name).png" }
}
