import ConstraintSolver
import Foundation

/// Plays workload files on the solver and prints times; see `README.md` of the solver.
@main
struct SolverWorkload {
  static func main() {
    var words = Array(CommandLine.arguments.dropFirst())
    var output: String?
    if let index = words.firstIndex(of: "--dump"), index + 1 < words.count {
      output = words[index + 1]
      words.removeSubrange(index...index + 1)
    }
    guard let path = words.first, words.count < 2 || Int(words[1]) ?? 0 > 0 else {
      fail("usage: solver-workload FILE [REPEATS] [--dump OUT]", status: 64)
    }
    do {
      try run(path, repeats: words.count > 1 ? Int(words[1]) ?? 1 : 3, output: output)
    } catch {
      fail("\(error)", status: 2)
    }
  }

  private static func run(_ path: String, repeats: Int, output: String?) throws {
    let workload = try Workload(contentsOf: path)
    var player = Player(workload)
    let title = "\(workload.name) n=\(workload.size)"
    let build = best(of: repeats) { _ = player.build() }
    print("\(title) build \(decimal(build, places: 1)) us")
    if !player.solver.isExact { fail("\(title): the work was cut short", status: 1) }
    try output.map { try player.dump().write(toFile: $0, atomically: true, encoding: .utf8) }
    for phase in workload.phases {
      let time = best(of: repeats) { player.play(phase) }
      let each = time / Double(max(1, phase.solveCount))
      print(
        "\(title) \(phase.name) \(decimal(time, places: 1)) us \(decimal(each, places: 2)) us/solve"
      )
      try output.map {
        try player.dump().write(toFile: "\($0).\(phase.name)", atomically: true, encoding: .utf8)
      }
    }
  }

  /// The least processor time of several runs, in microseconds.
  private static func best(of repeats: Int, _ work: () -> Void) -> Double {
    (0..<repeats).reduce(Double.infinity) { least, _ in
      let start = processorTime()
      work()
      return min(least, processorTime() - start)
    }
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("solver-workload: \(message)\n".utf8))
    exit(status)
  }
}

/// A number with a fixed count of decimals.
func decimal(_ value: Double, places: Int = 6) -> String {
  String(format: "%.\(places)f", value)
}
