import Foundation
import Testing
import UIKitRules
import UIKitTestSupport

/// Lines without a view: from sizes and a space to positions.
@Suite("FlowLines · positions of items on their lines")
struct FlowLinesTests {
  private func lines(
    _ sizes: [FlowSize], across: CGFloat, item: CGFloat = 10, line: CGFloat = 10
  ) -> FlowLines {
    var all = FlowSizes()
    for size in sizes { all.append(size) }
    return FlowLines(
      all, in: FlowLines.Space(across: across, itemSpacing: item, lineSpacing: line))
  }

  private func same(_ count: Int, _ across: CGFloat, along: CGFloat = 50) -> [FlowSize] {
    Array(repeating: FlowSize(along: along, across: across), count: count)
  }

  private func across(_ lines: FlowLines) -> [CGFloat] {
    (0..<lines.count).map { lines.origin(of: $0).across }
  }

  private func along(_ lines: FlowLines) -> [CGFloat] {
    (0..<lines.count).map { lines.origin(of: $0).along }
  }

  @Test("S7.3 as many items fit as fill the line to its end, not one more")
  func itemsThatFitALine() {
    #expect(along(lines(same(3, 100), across: 320)) == [0, 0, 0])
    #expect(along(lines(same(3, 100), across: 319.99)) == [0, 0, 60])
    // Less than the tolerance is as good as nothing.
    #expect(along(lines(same(3, 100), across: 319.999_999_5)) == [0, 0, 0])
    #expect(along(lines(same(2, 900), across: 320)) == [0, 60])
  }

  @Test("S7.4 a full line ends flush, whatever the sizes")
  func aFullLineEndsFlush() {
    let sizes = [100, 50, 80, 300].map { FlowSize(along: 40, across: CGFloat($0)) }
    let result = lines(sizes, across: 320)

    // (320 − 230) / 2 = 45.
    #expect(across(result).prefix(3) == [0, 145, 240])
    #expect(along(result) == [0, 0, 0, 50])
  }

  @Test("S7.5 the last line's items are in the columns of a full line")
  func theLastLineKeepsTheColumns() {
    // Six of 50 fit into 375: (375 − 300) / 5 = 15.
    #expect(across(lines(same(4, 50), across: 375)) == [0, 65, 130, 195])
    #expect(across(lines(same(8, 50), across: 375)).suffix(2) == [0, 65])
  }

  @Test("S7.6 a last line of mixed sizes keeps the least distance; one taller item is enough")
  func mixedLastLine() {
    var sizes = same(3, 50)
    sizes[1].along = 60
    #expect(across(lines(sizes, across: 375)) == [0, 60, 120])
    sizes[1].along = 50
    #expect(across(lines(sizes, across: 375)) == [0, 65, 130])
  }

  @Test("S7.7 an item alone on its line is centered, even beyond the edges")
  func singleItemIsCentered() {
    #expect(across(lines(same(2, 200), across: 320)) == [60, 60])
    #expect(across(lines(same(1, 400), across: 320)) == [-40])
    // A single item in the last line of a grid stays at the beginning.
    #expect(across(lines(same(3, 150), across: 320)) == [0, 170, 0])
  }

  @Test("S7.8 shorter items are centered in their line, lines are a fixed distance apart")
  func shorterItemsAreCentered() {
    let sizes = [(40, 150), (100, 150), (20, 150)].map {
      FlowSize(along: CGFloat($0.0), across: CGFloat($0.1))
    }
    let result = lines(sizes, across: 320, line: 7)

    #expect(along(result) == [30, 0, 107])
    #expect(result.length == 127)
  }

  @Test("S7.12 seven items of 100 by 40 in a width of 300")
  func sevenItemsIn300Points() {
    let result = lines(same(7, 100, along: 40), across: 300, line: 5)

    #expect(across(result) == [0, 200, 0, 200, 0, 200, 0])
    #expect(along(result) == [0, 0, 45, 45, 90, 90, 135])
    #expect(result.length == 175)
  }

  @Test("items of size zero do not loop, and take no space")
  func itemsOfSizeZero() {
    let result = lines(same(1000, 0, along: 0), across: 320, item: 0)
    #expect(result.length == 0 && result.items(from: 0, to: 10) == 0..<1000)
    #expect(lines([], across: 320).length == 0)
    #expect(lines(same(3, 10), across: -5).count == 3)
  }

  // MARK: Random sections

  /// Lines as the statements say them, item by item, without runs and blocks.
  private func reference(_ sizes: [FlowSize], _ space: FlowLines.Space) -> [FlowSize] {
    var places: [FlowSize] = []
    var start: CGFloat = 0
    var index = 0
    while index < sizes.count {
      var line = [sizes[index]]
      var used = sizes[index].across
      while index + line.count < sizes.count {
        let next = sizes[index + line.count]
        guard used + space.itemSpacing + next.across <= space.across + 1e-6 else { break }
        used += space.itemSpacing + next.across
        line.append(next)
      }
      let isLast = index + line.count == sizes.count
      let widths = line.reduce(0) { $0 + $1.across }
      var gap = space.itemSpacing
      var lead: CGFloat = 0
      var fitting = line.count
      var filled = widths
      if isLast, line.allSatisfy({ $0 == line[0] }) {
        fitting = 1
        filled = line[0].across
        while filled + space.itemSpacing * CGFloat(fitting) + line[0].across <= space.across + 1e-6
        {
          filled += line[0].across
          fitting += 1
        }
      }
      if !isLast || line.allSatisfy({ $0 == line[0] }) {
        if fitting > 1 {
          gap = (space.across - filled) / CGFloat(fitting - 1)
        } else {
          lead = (space.across - filled) / 2
        }
      }
      let height = line.map(\.along).max() ?? 0
      for item in line {
        places.append(FlowSize(along: start + (height - item.along) / 2, across: lead))
        lead += item.across + gap
      }
      start += height + space.lineSpacing
      index += line.count
    }
    return places
  }

  private func randomSizes(_ random: inout SeededGenerator, limit: Int = 60) -> [FlowSize] {
    let kinds = (1...Int.random(in: 1...4, using: &random)).map { _ in
      FlowSize(
        along: CGFloat(Int.random(in: 1...80, using: &random)),
        across: CGFloat(Int.random(in: 1...160, using: &random)))
    }
    var sizes: [FlowSize] = []
    let count = Int.random(in: 1...limit, using: &random)
    while sizes.count < count {
      let kind = kinds.randomElement(using: &random) ?? kinds[0]
      sizes += Array(repeating: kind, count: Int.random(in: 1...9, using: &random))
    }
    return sizes
  }

  private func randomSpace(_ random: inout SeededGenerator) -> FlowLines.Space {
    FlowLines.Space(
      across: CGFloat(Int.random(in: 160...420, using: &random)),
      itemSpacing: CGFloat(Int.random(in: 0...20, using: &random)),
      lineSpacing: CGFloat(Int.random(in: 0...20, using: &random)))
  }

  @Test("13.1 random sections: inside the space, line by line, as high as their lines")
  func randomSectionsStayInsideTheSpace() {
    var random = SeededGenerator(seed: 713)
    for round in 0..<300 {
      let sizes = randomSizes(&random)
      let space = randomSpace(&random)
      let result = lines(
        sizes, across: space.across, item: space.itemSpacing, line: space.lineSpacing)
      let expected = reference(sizes, space)
      var end: CGFloat = 0
      for (index, size) in sizes.enumerated() {
        let place = result.origin(of: index)
        #expect(
          abs(place.across - expected[index].across) < 1e-6
            && abs(place.along - expected[index].along) < 1e-6, "round \(round), item \(index)")
        #expect(place.across >= -1e-6 && place.across + size.across <= space.across + 1e-6)
        end = max(end, place.along + size.along)
      }
      #expect(abs(result.length - end) < 1e-6, "round \(round)")
    }
  }

  @Test("13.1 random sections: a range contains the items of the lines that intersect it")
  func rangeHasTheItemsOfItsLines() {
    var random = SeededGenerator(seed: 714)
    for round in 0..<200 {
      let sizes = randomSizes(&random)
      let space = randomSpace(&random)
      let result = lines(
        sizes, across: space.across, item: space.itemSpacing, line: space.lineSpacing)
      let from = random.number(upTo: result.length)
      let to = from + random.number(upTo: 200)
      let range = result.items(from: from, to: to)
      for (index, size) in sizes.enumerated() {
        let place = result.origin(of: index).along
        if place + size.along > from, place < to {
          #expect(range.contains(index), "round \(round), item \(index) in \(from)...\(to)")
        }
      }
    }
  }

  @Test("13.1 random sections: one size changed gives the same lines as measuring all again")
  func oneChangedSizeGivesTheSameLines() {
    var random = SeededGenerator(seed: 715)
    for round in 0..<300 {
      var sizes = randomSizes(&random)
      let space = randomSpace(&random)
      var all = FlowSizes()
      for size in sizes { all.append(size) }
      var result = FlowLines(all, in: space)
      for _ in 0..<6 {
        let item = Int.random(in: sizes.indices, using: &random)
        let new = FlowSize(
          along: CGFloat(Int.random(in: 1...80, using: &random)),
          across: CGFloat(Int.random(in: 1...160, using: &random)))
        sizes[item] = new
        all.set(new, at: item)
        result.refill(all, from: item)
        let expected = reference(sizes, space)
        for index in sizes.indices {
          let place = result.origin(of: index)
          #expect(
            abs(place.across - expected[index].across) < 1e-6
              && abs(place.along - expected[index].along) < 1e-6, "round \(round), item \(index)")
        }
      }
    }
  }
}
