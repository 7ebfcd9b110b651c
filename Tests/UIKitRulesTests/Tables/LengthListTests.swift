import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitRules

@Suite("LengthList · where rows begin")
struct LengthListTests {
  @Test("sums and places are those of adding one by one, after any changes")
  func sumsMatchAddingOneByOne() {
    var random = SeededGenerator(seed: 61)
    for count in [0, 1, 2, 63, 64, 65, 127, 128, 129, 500, 4097] {
      var plain = (0..<count).map { _ in CGFloat(Int(random.next() % 50)) }
      var list = LengthList(plain)
      for _ in 0..<60 where count > 0 {
        let place = Int(random.next() % UInt64(count))
        plain[place] = CGFloat(Int(random.next() % 90))
        list[place] = plain[place]
      }
      var sum: CGFloat = 0
      for index in 0..<count {
        #expect(list.offset(of: index) == sum && list[index] == plain[index])
        if plain[index] > 0 {
          #expect(list.index(at: sum) == index)
          #expect(list.index(at: sum + plain[index] - 0.5) == index)
        }
        sum += plain[index]
      }
      #expect(list.total == sum && list.offset(of: count) == sum)
      #expect(list.index(at: sum) == count && list.index(at: sum + 100) == count)
    }
  }

  @Test("thirds of points do not lose a row to the last digits")
  func thirdsOfPointsLoseNoRow() {
    let list = LengthList(repeating: 44 + 1.0 / 3, count: 10_000)
    for index in stride(from: 0, to: 10_000, by: 7) {
      let onPixel = (list.offset(of: index) * 3).rounded() / 3
      #expect(list.index(at: onPixel) == index)
    }
  }

  @Test("100,000 rows: one number a row, and one more for every 64")
  func memoryOfALongTable() {
    let list = LengthList(repeating: 44, count: 100_000)
    #expect(list.lengths.count == 100_000 && list.total == 4_400_000)
    #expect(LengthList.blockSize == 64)
  }

  @Test("marks are kept one by one")
  func marksStaySeparate() {
    var bits = BitList(count: 130)
    for index in [0, 63, 64, 127, 129] { bits[index] = true }
    bits[64] = false
    #expect((0..<130).filter { bits[$0] } == [0, 63, 127, 129])
    #expect((0..<130).allSatisfy { BitList(repeating: true, count: 130)[$0] })
  }
}

@Suite("TableLayout · sections, rows, headers")
struct TableLayoutTests {
  private func section(
    _ rows: [CGFloat], header: CGFloat = 0, padding: CGFloat = 0, footer: CGFloat = 0
  ) -> TableSection {
    var section = TableSection(rowHeights: rows, isMeasured: true)
    section.header = .init(height: header, padding: padding)
    section.footer = .init(height: footer)
    return section
  }

  @Test("parts follow each other: view, padding, header, rows, footer, view")
  func orderOfParts() {
    let layout = TableLayout(
      sections: [
        section([10, 20], header: 28, padding: 22, footer: 5),
        section([30], header: 28, padding: 22),
      ], headerHeight: 100, footerHeight: 7)

    #expect(layout.header(0) == (122, 28) && layout.rowsStart(0) == 150)
    #expect(layout.row(1, in: 0) == (160, 20))
    #expect(layout.footer(0) == (180, 5))
    #expect(layout.header(1) == (207, 28) && layout.row(0, in: 1) == (235, 30))
    #expect(layout.footerStart == 265 && layout.height == 272)
  }

  @Test("a range contains the rows and sections it intersects; rows without height are not visible")
  func rowsIntersectingARange() {
    let layout = TableLayout(sections: [
      section([10, 0, 10], header: 10), section([], header: 0), section([10], header: 10),
    ])
    #expect(layout.sections(from: 0, to: 30) == 0..<1)
    #expect(layout.sections(from: 5, to: 31) == 0..<3)
    #expect(layout.rows(of: 0, from: 10, to: 20) == 0..<1)
    #expect(layout.rows(of: 0, from: 20, to: 30) == 2..<3)
    #expect(layout.rows(of: 0, from: 0, to: 10).isEmpty)
    #expect(layout.sections(from: 50, to: 90).isEmpty)
    #expect(layout.row(at: 9) == nil && layout.row(at: -1) == nil && layout.row(at: 50) == nil)
    #expect(layout.row(at: 10).map { $0 == (0, 0) } == true)
    #expect(layout.row(at: 40).map { $0 == (2, 0) } == true)
  }

  @Test("S6.17 a header stays at the top until the next header pushes it")
  func nextHeaderPushesTheFormer() {
    let layout = TableLayout(sections: [
      section([100, 100], header: 28), section([100], header: 28),
    ])
    #expect(layout.pinnedHeaderStart(0, top: -20) == 0)
    #expect(layout.pinnedHeaderStart(0, top: 50) == 50)
    #expect(layout.pinnedHeaderStart(0, top: 210) == 200)
    #expect(layout.pinnedHeaderStart(1, top: 210) == 228)
  }

  @Test("S6.17 a footer stays at the bottom until its rows are gone")
  func pinnedFooter() {
    let layout = TableLayout(sections: [section([100, 100], header: 28, footer: 20)])
    #expect(layout.pinnedFooterStart(0, bottom: 150) == 130)
    #expect(layout.pinnedFooterStart(0, bottom: 40) == 28)
    #expect(layout.pinnedFooterStart(0, bottom: 900) == 228)
  }
}
