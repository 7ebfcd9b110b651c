import ChromiumEngine
import Foundation
import Soak
import WebEngine

/// The engine that every suite of this target runs on; another one is put under them here and
/// nowhere else.
enum EngineUnderTest {
  static let engine: any WebEngine = ChromiumEngine()

  /// An engine of a test's own, whose files are in a folder, and which is given up after a time.
  static func fresh(in place: URL, patience: Duration = .seconds(20)) -> any WebEngine {
    ChromiumEngine(
      ChromiumConfiguration(temporaryDirectory: place.path, commandTimeout: patience))
  }

  /// The processes of the engine whose files are in a folder.
  static func processes(in place: URL, _ kind: Process) -> [Int32] {
    Figures.browserProcesses(in: place).filter { number in
      guard let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline")
      else { return false }
      let words = String(decoding: line, as: UTF8.self)
      switch kind {
      case .all: return true
      case .pages: return words.contains("--type=renderer")
      case .engine: return !words.contains("--type=")
      }
    }
  }

  /// What processes do.
  enum Process {
    /// Whatever it is.
    case all
    /// They run pages.
    case pages
    /// They own the others.
    case engine
  }
}
