import Foundation

/// The files of `Constructs` and what the compiler is expected to say of each.
struct ConstructTable {
  /// The compiler's result for a file: no message, messages, or a crash.
  typealias Outcome = Set<String>

  static let crash = "crash"

  private let rows: [String: [Outcome]]

  /// The folder of this suite's sources.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent("Constructs.txt"), encoding: .utf8)
    var rows: [String: [Outcome]] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.components(separatedBy: " | ")
      var outcomes: [Outcome] = []
      for cell in cells.dropFirst() {
        outcomes.append(cell == "=" ? outcomes.last ?? [] : Self.outcome(cell))
      }
      rows[cells[0]] = outcomes
    }
    self.rows = rows
  }

  private static func outcome(_ cell: String) -> Outcome {
    cell == "ok" ? [] : Set(cell.components(separatedBy: " && "))
  }

  /// The names of the files that the table has a row for.
  var names: Set<String> { Set(rows.keys) }

  /// The rows that have not a cell for each mode.
  var brokenRows: [String] {
    rows.filter { $0.value.count != LanguageMode.allCases.count }.map(\.key).sorted()
  }

  /// The expected result of a file in a language mode.
  func expected(_ name: String, _ mode: LanguageMode) -> Outcome {
    rows[name]?[mode.rawValue] ?? []
  }

  /// The path of a file.
  static func path(_ name: String) -> String {
    folder.appendingPathComponent("Constructs/\(name).swift").path
  }

  /// The names of the files that are there.
  static func files() throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("Constructs").path)
    return Set(files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) })
  }
}
