import ChromiumEngine
import Foundation
import Soak
import WebEngine
import WebKitEngine

/// The engine that every suite of this target runs on; another one is put under them here and
/// nowhere else.
enum EngineUnderTest {
  /// Whether the engine is WebKit's: `FANLIGHT_ENGINE=webkit` in the environment.
  static let isWebKit = ProcessInfo.processInfo.environment["FANLIGHT_ENGINE"] == "webkit"

  static let engine: any WebEngine = isWebKit ? WebKitEngine() : ChromiumEngine()

  /// An engine of a test's own, whose files are in a folder, and which is given up after a time.
  static func fresh(in place: URL, patience: Duration = .seconds(20)) -> any WebEngine {
    isWebKit
      ? WebKitEngine(
        WebKitConfiguration(temporaryDirectory: place.path, commandTimeout: patience))
      : ChromiumEngine(
        ChromiumConfiguration(temporaryDirectory: place.path, commandTimeout: patience))
  }

  /// The processes of the engine whose files are in a folder.
  static func processes(in place: URL, _ kind: Process) -> [Int32] {
    isWebKit ? webKitProcesses(in: place, kind) : chromiumProcesses(in: place, kind)
  }

  private static func chromiumProcesses(in place: URL, _ kind: Process) -> [Int32] {
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

  /// The processes whose home is in the folder; the kernel cuts their names after 15 bytes.
  private static func webKitProcesses(in place: URL, _ kind: Process) -> [Int32] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.compactMap { Int32($0) }.filter { number in
      guard let variables = FileManager.default.contents(atPath: "/proc/\(number)/environ"),
        String(decoding: variables, as: UTF8.self).contains("FANLIGHT_WEBKIT_HOME=\(place.path)/"),
        let name = FileManager.default.contents(atPath: "/proc/\(number)/comm")
      else { return false }
      switch kind {
      case .all: return true
      case .pages: return String(decoding: name, as: UTF8.self).hasPrefix("WebKitWebProces")
      case .engine: return String(decoding: name, as: UTF8.self).hasPrefix("fanlight-engine")
      }
    }
  }

  /// The roles of the engine's processes.
  enum Process {
    /// Whatever it is.
    case all
    /// They run pages.
    case pages
    /// They own the others.
    case engine
  }
}
