import Foundation
import HarfBuzzShaper
import TextLayout

/// Measures lines of text again and again and prints the time of one line in each way.
///
/// Words: the file with the lines, and how many rounds (the least time of a line counts).
@main
struct TextWorkload {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    guard let path = words.first, let rounds = words.dropFirst().first.flatMap({ Int($0) }) else {
      FileHandle.standardError.write(Data("usage: text-workload FILE ROUNDS\n".utf8))
      exit(64)
    }
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .map(String.init)
    let font = try FontLibrary().systemFont(size: 17)
    let shaper = HarfBuzzShaper()
    let tables = TextLayoutEngine(shaper: shaper, usesAdvanceTables: true)
    var sum: CGFloat = 0
    let fast = best(rounds) {
      for _ in 0..<200 { for line in lines { sum += tables.width(of: line, font: font) } }
    }
    let slow = best(max(1, rounds / 4)) {
      for line in lines {
        for glyph in shaper.shape(line, face: font.face) { sum += CGFloat(glyph.advance) }
      }
    }
    print("tables \(fast / Double(lines.count) / 200)")
    print("harfbuzz \(slow / Double(lines.count))")
    print("sum \(Double(sum))")
  }

  /// The least time of some rounds, in nanoseconds.
  private static func best(_ rounds: Int, _ work: () -> Void) -> Double {
    work()
    let clock = ContinuousClock()
    let times = (0..<rounds).map { _ in clock.measure(work) }
    let least = times.min() ?? .zero
    return Double(least.components.seconds) * 1e9 + Double(least.components.attoseconds) / 1e9
  }
}
