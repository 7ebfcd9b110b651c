import Foundation
import Soak

/// Does what `make soak` writes the figures of: prints a table, a line for each row.
///
/// Three arguments say how many loads, stopped loads and views there are; 1000, 200 and 50 otherwise.
@main
@MainActor
struct SoakWorkload {
  static func main() async {
    do {
      let soak = try Soak()
      print("| what | moment | processes | open files | tabs | program, MB | browser, MB |")
      print("| --- | --- | --- | --- | --- | --- | --- |")
      let counts = CommandLine.arguments.dropFirst().compactMap(Int.init)
      let (loads, stops, views) =
        counts.count == 3 ? (counts[0], counts[1], counts[2]) : (1000, 200, 50)
      show(try await soak.navigations(loads))
      show(try await soak.cancelledLoads(stops, seed: 20_180_116))
      show(try await soak.viewsAtOnce(views))
      let left = await soak.end()
      print("")
      print("After the end: \(left.processes) processes, \(left.files.count) files.")
      exit(left.processes == 0 && left.files.isEmpty ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("soak-workload: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func show(_ report: SoakReport) {
    for (moment, figures) in [
      ("start", report.start), ("middle", report.middle), ("end", report.end),
    ] {
      let what =
        moment == "start"
        ? "\(report.name); \(Int(report.seconds)) s, \(report.loads.began) loads began, "
          + "\(report.loads.ended) ended"
        : ""
      print(
        "| \(what) | \(moment) | \(figures.processes) | \(figures.openFiles) | \(figures.tabs) "
          + "| \(figures.memory) | \(figures.browserMemory) |")
    }
    fflush(nil)
  }
}
