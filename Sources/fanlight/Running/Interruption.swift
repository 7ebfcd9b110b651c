import Foundation
import Synchronization
import WebEngine

/// A handler of signals that shuts the engine down before the program ends, so that no process or file is left.
///
/// A second signal ends the program immediately. If the program is killed by a signal that cannot be caught,
/// the engine's supervisor ends the engine shortly afterward.
final class Interruption {
  private let sources: [any DispatchSourceSignal]
  /// The signal that ends the program; 0 if none was received.
  private static let endingSignal = Atomic<Int32>(0)

  /// Whether a signal is ending the program, so that lengthy work is skipped.
  static var hasBegun: Bool { endingSignal.load(ordering: .relaxed) != 0 }

  /// Installs a handler for SIGINT, SIGTERM, SIGHUP and SIGQUIT, except those that the program was started to ignore.
  ///
  /// - Parameters:
  ///   - engine: The engine to shut down.
  ///   - report: Prints the results so far. It runs on the main thread, which does nothing else afterward.
  init(ending engine: any WebEngine, report: @escaping @MainActor @Sendable () -> Void = {}) {
    let queue = DispatchQueue(label: "fanlight.interruption")
    let ignored = Self.ignoredSignals
    sources = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].filter { !ignored.contains($0) }.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler(
        handler: DispatchWorkItem {
          let isFirst = Self.endingSignal.compareExchange(
            expected: 0, desired: number, ordering: .relaxed
          ).exchanged
          if isFirst { Self.shutDown(engine, number, report) } else { Self.terminate(by: number) }
        })
      source.activate()
      return source
    }
  }

  /// Restores the default handling of the signals, and ends the program if one was received while the results
  /// were written.
  func stop() {
    for source in sources {
      source.cancel()
      signal(Int32(source.handle), SIG_DFL)
    }
    guard Self.hasBegun else { return }
    Self.terminate(by: Self.endingSignal.load(ordering: .relaxed))
  }

  private static func shutDown(
    _ engine: any WebEngine, _ number: Int32, _ report: @escaping @MainActor @Sendable () -> Void
  ) {
    let (reported, continuation) = AsyncStream.makeStream(of: Never.self)
    DispatchQueue.main.async {
      MainActor.assumeIsolated(report)
      continuation.finish()
      // This blocks the main thread, so that no errors are printed for the pictures that fail from now on.
      while true { pause() }
    }
    // Printing may block because the reader of the output has stopped reading.
    Task.detached {
      try? await Task.sleep(for: .seconds(5))
      continuation.finish()
    }
    Task.detached {
      await engine.shutDown()
      for await _ in reported {}
      terminate(by: number)
    }
  }

  private static func terminate(by number: Int32) {
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }

  /// The signals that the parent process set to be ignored, as `nohup` does.
  private static var ignoredSignals: Set<Int32> {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("SigIgn:") }
    let mask =
      line.flatMap { $0.split(separator: "\t").last }.flatMap { UInt64($0, radix: 16) } ?? 0
    return Set((1...31).filter { mask & (1 << UInt64($0 - 1)) != 0 })
  }
}
