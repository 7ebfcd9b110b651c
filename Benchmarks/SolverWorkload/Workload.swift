import ConstraintSolver
import Foundation

/// A workload in the format "alcw/1": constraints, edit variables and phases of changes.
struct Workload {
  var name: String
  var size: Int
  var variableCount: Int
  var nonNegative: [Int]
  var rows: [Row]
  /// The terms of all rows, one after the other; variables are made in order, so their numbers are places.
  var terms: [(variable: Int, coefficient: Double)] = []
  var initialCount: Int
  var edits: [(variable: Int, priority: Float, value: Double)]
  var phases: [Phase]

  /// A constraint, or the two constraints of an intrinsic size.
  struct Row {
    var relation: Relation
    var priority: Float
    var constant: Double
    var terms: Range<Int>
  }

  /// Changes that end in the state in which they began.
  struct Phase {
    var name: String
    var operations: [Operation]
    var solveCount: Int
  }

  enum Operation {
    case suggest(variable: Int, value: Double)
    case constant(row: Int, value: Double)
    case remove(row: Int)
    case add(row: Int)
    case solve
  }

  struct Malformed: Error, CustomStringConvertible {
    var description: String
  }

  /// Reads a file that `gen.py` has written.
  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(filePath: path))
    guard let file = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      file["format"] as? String == "alcw/1"
    else { throw Malformed(description: "\(path) is not a workload; make one with gen.py") }
    func list(_ value: Any?) -> [Any] { value as? [Any] ?? [] }
    func number(_ value: Any) -> Double { (value as? NSNumber)?.doubleValue ?? .nan }
    name = file["name"] as? String ?? path
    size = (file["n"] as? Int) ?? 0
    variableCount = (file["nvars"] as? Int) ?? 0
    nonNegative = list(file["nonneg"]).map { Int(number($0)) }
    initialCount = (file["initial"] as? Int) ?? 0
    edits = list(file["edits"]).map { entry in
      let parts = list(entry).map(number)
      return (Int(parts[0]), Float(parts[1]), parts[2])
    }
    var terms: [(variable: Int, coefficient: Double)] = []
    rows = list(file["constraints"]).map { entry in
      let parts = list(entry)
      let flat = list(parts[3]).map(number)
      let start = terms.count
      for index in stride(from: 0, to: flat.count, by: 2) {
        terms.append((Int(flat[index]), flat[index + 1]))
      }
      let relation: Relation =
        switch parts[0] as? String {
        case "<=": .lessOrEqual
        case ">=": .greaterOrEqual
        default: .equal
        }
      return Row(
        relation: relation, priority: Float(number(parts[1])), constant: number(parts[2]),
        terms: start..<terms.count)
    }
    self.terms = terms
    phases = list(file["phases"]).compactMap { entry in
      guard let phase = entry as? [String: Any] else { return nil }
      let operations = list(phase["ops"]).map { Self.operation(list($0), number) }
      return Phase(
        name: phase["name"] as? String ?? "", operations: operations,
        solveCount: operations.count { if case .solve = $0 { true } else { false } })
    }
  }

  private static func operation(_ parts: [Any], _ number: (Any) -> Double) -> Operation {
    switch parts[0] as? String {
    case "suggest": .suggest(variable: Int(number(parts[1])), value: number(parts[2]))
    case "const": .constant(row: Int(number(parts[1])), value: number(parts[2]))
    case "remove": .remove(row: Int(number(parts[1])))
    case "add": .add(row: Int(number(parts[1])))
    default: .solve
    }
  }
}
