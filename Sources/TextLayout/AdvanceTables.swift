import Foundation
import Synchronization

/// The advance tables of all font files that text was measured in.
final class AdvanceTables: Sendable {
  private struct State {
    var tables: [AdvanceTable] = []
    var places: [FontFace: Int] = [:]
    /// The font file that was measured last, and the index of its table.
    var last: (face: FontFace, place: Int)?
  }

  private let shaper: any TextShaper
  private let state = Mutex(State())

  init(shaper: any TextShaper) {
    self.shaper = shaper
  }

  /// Returns the width of text in points; `nil` if the text has to be shaped.
  func width(of text: String, font: Font) -> CGFloat? {
    state.withLock { state in
      let place = tableIndex(of: font.face, in: &state)
      return state.tables[place].width(of: text, size: font.size, tracking: font.tracking)
    }
  }

  /// Appends each character's advance in points; returns whether the table had them all.
  func appendAdvances(of text: String, font: Font, to advances: inout [CGFloat]) -> Bool {
    var result = advances
    let done = state.withLock { state in
      let place = tableIndex(of: font.face, in: &state)
      return state.tables[place].appendAdvances(
        of: text, size: font.size, tracking: font.tracking, to: &result)
    }
    if done { advances = result }
    return done
  }

  private func tableIndex(of face: FontFace, in state: inout State) -> Int {
    if let last = state.last, last.face == face { return last.place }
    if let place = state.places[face] {
      state.last = (face, place)
      return place
    }
    let shaper = shaper
    state.tables.append(AdvanceTable { shaper.shape($0, face: face) })
    let place = state.tables.count - 1
    state.places[face] = place
    state.last = (face, place)
    return place
  }
}
