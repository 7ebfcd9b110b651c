import Foundation
import WebEngine

/// Ends the engine before the program when a signal ends the program, so that nothing is left.
///
/// Whatever cannot be caught ends the engine as well, a moment later: its supervisor sees to it.
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Watches for the signals that ask a program to end, but for those that are ignored.
  init(ending engine: any WebEngine) {
    let queue = DispatchQueue(label: "fanlight.interruption")
    let ignored = Self.ignoredSignals
    sources = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].filter { !ignored.contains($0) }.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler(handler: DispatchWorkItem { Self.end(engine, number) })
      source.activate()
      return source
    }
  }

  /// Leaves the signals to the system again.
  func stop() {
    for source in sources {
      source.cancel()
      signal(Int32(source.handle), SIG_DFL)
    }
  }

  private static func end(_ engine: any WebEngine, _ number: Int32) {
    // Held, so that the pictures that fail now are not told one by one.
    DispatchQueue.main.async { while true { pause() } }
    Task.detached {
      await engine.shutDown()
      signal(number, SIG_DFL)
      kill(getpid(), number)
    }
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
