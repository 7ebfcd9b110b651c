import DeviceCatalog
import FanlightTesting
import Ferry
import Foundation
import Simulator
import UIKit

/// Lays out and draws what `make bench` times.
///
/// Each line of standard input asks for a round, whose seconds are printed.
///
/// - `screen`: the example app's densest screen, from nothing to frames and away again.
/// - `turn`: the same screen on the side and upright again.
/// - `matrix PART PARTS`: the screen on every display, both ways up, in three eras; every `PARTS`-th
///   display from the `PART`-th on.
/// - `frame`: a phone's frame of rectangles, round corners and lines of text, drawn and encoded.
/// - `faults`, `shown`: the screen on every display of `FanlightTesting`, with all default rules and with none;
///   the seconds are those of a screen.
/// - `same`, `different`, `record`: golden pictures of a phone that are compared, and a hundred recorded.
/// - `tree`: not timed: prints the nodes of the screen for a peer, one a line, and an empty line.
@main
@MainActor
struct ScreenWorkload {
  static func main() throws {
    let phone = try DeviceCatalog.builtIn.device(named: "iPhone 15")
    let simulator = Simulator(phone, system: try phone.systemRelease(for: "18"))
    let frame = FrameDrawing()
    while let line = readLine() {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "screen": print(ScreenRounds(simulator).build())
      case "turn": print(ScreenRounds(simulator).turn())
      case "tree": ScreenRounds(simulator).printTree()
      case "frame": print(try frame.round())
      case "faults": print(FaultRound().run(.default))
      case "shown": print(FaultRound().run([]))
      case "same": print(SnapshotRounds().same())
      case "different": print(SnapshotRounds().different())
      case "record": print(try SnapshotRounds().record())
      case "matrix":
        let numbers = words.dropFirst().compactMap { Int($0) }
        guard numbers.count == 2 else { fail("usage: matrix PART PARTS") }
        print(MatrixRound(part: numbers[0], of: numbers[1]).run())
      default: fail("there is no round \(line)")
      }
      fflush(nil)
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("screen-workload: \(message)\n".utf8))
    exit(2)
  }
}
