import Foundation
import Synchronization
import WebEngine

/// Shuts the engine down before a signal ends the program, so that no process or file is left.
///
/// A second signal ends the program at once. Whatever cannot be caught ends the engine as well, a
/// moment later: its supervisor sees to it.
final class Interruption {
  private let sources: [any DispatchSourceSignal]
  /// The signal that ends the program; 0 before one came.
  private static let endingSignal = Atomic<Int32>(0)

  /// Whether a signal ends the program, so that what takes long is to be left out.
  static var hasBegun: Bool { endingSignal.load(ordering: .relaxed) != 0 }

  /// Watches for the signals that ask a program to end, but for those that are ignored.
  ///
  /// - Parameter report: Prints what is known so far. It runs on the main thread, which does nothing
  ///   else afterward.
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
          if isFirst { Self.end(engine, number, report) } else { Self.terminate(by: number) }
        })
      source.activate()
      return source
    }
  }

  /// Leaves the signals to the system again; one that came while the results were written ends the program.
  func stop() {
    for source in sources {
      source.cancel()
      signal(Int32(source.handle), SIG_DFL)
    }
    guard Self.hasBegun else { return }
    Self.terminate(by: Self.endingSignal.load(ordering: .relaxed))
  }

  private static func end(
    _ engine: any WebEngine, _ number: Int32, _ report: @escaping @MainActor @Sendable () -> Void
  ) {
    let (reported, continuation) = AsyncStream.makeStream(of: Never.self)
    DispatchQueue.main.async {
      MainActor.assumeIsolated(report)
      continuation.finish()
      // Held, so that the pictures that fail now are not told one by one.
      while true { pause() }
    }
    // Whoever reads the output may have stopped to read.
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

  /// The signals that whoever started the program wants to be ignored, as `nohup` does.
  private static var ignoredSignals: Set<Int32> {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("SigIgn:") }
    let mask =
      line.flatMap { $0.split(separator: "\t").last }.flatMap { UInt64($0, radix: 16) } ?? 0
    return Set((1...31).filter { mask & (1 << UInt64($0 - 1)) != 0 })
  }
}
