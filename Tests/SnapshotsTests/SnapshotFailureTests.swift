import DisplayList
import Snapshots
import Testing

@Suite("Snapshots · the lines of a failure (testing.md 7)")
struct SnapshotFailureTests {
  private func lines(_ golden: Snapshot, _ actual: Snapshot) throws -> [String] {
    SnapshotFailure.lines(on: try #require(SnapshotDifference(golden: golden, actual: actual)))
  }

  private func text(_ frames: [ViewNode], _ drawing: String = "") -> String {
    SnapshotText(frames: frames, drawing: drawing).description
  }

  private func label(_ text: String, y: Double) -> ViewNode {
    ViewNode("UILabel", frame: .init(x: 0, y: y, width: 10, height: 10), text: text)
  }

  private func white(_ changes: [Int: UInt32]) -> Bitmap {
    Bitmap(
      width: 50, height: 2, pixels: (0..<100).map { changes[$0] ?? 0xFFFF_FFFF }, name: "x")
  }

  @Test("views are listed in columns, pixels below them")
  func changesAreListedInColumns() throws {
    let golden = Snapshot(
      picture: white([:]), text: text([label("A", y: 0), label("Long", y: 20)]))
    let actual = Snapshot(
      picture: white([3: 0xFF00_0000, 54: 0xFFFF_FFFE]),
      text: text([label("A", y: 1), label("Long", y: 22), label("New", y: 40)]))
    #expect(
      try lines(golden, actual) == [
        #"moved    UILabel "A"     (0 0 10 10) -> (0 1 10 10)      y +1"#,
        #"moved    UILabel "Long"  (0 20 10 10) -> (0 22 10 10)      y +2"#,
        #"added    UILabel "New"   (0 40 10 10)"#,
        "pixels   2 % in (3 0 2 2), the strongest at (3 0): deltaE 100",
      ])
  }

  @Test("at most twelve views are listed, then the number of others")
  func twelveViews() throws {
    let golden = (0..<40).map { label("\($0)", y: Double($0) * 20) }
    let actual = (0..<40).map { label("\($0)", y: Double($0) * 21) }
    let told = try lines(Snapshot(text: text(golden)), Snapshot(text: text(actual)))
    #expect(told.count == 13)
    #expect(told.last == "and 27 more")
  }

  @Test("equal frames with a different drawing report the first line that differs")
  func differentDrawingIsReported() throws {
    let frames = [label("A", y: 0)]
    let golden = Snapshot(text: text(frames, "size 20x10\n  fill #0A84FF in 0,0 20x10"))
    let actual = Snapshot(text: text(frames, "size 20x10\n  fill #0091FF in 0,0 20x10"))
    #expect(try lines(golden, actual) == ["drawing line 2: fill #0A84FF -> #0091FF"])
  }

  @Test("equal drawing commands with different pixels are reported as such")
  func differentPixelsAreReported() throws {
    let same = text([label("A", y: 0)], "size 50x2")
    let told = try lines(
      Snapshot(picture: white([:]), text: same), Snapshot(picture: white([0: 0]), text: same))
    #expect(told.count == 2)
    #expect(told[0].hasPrefix("pixels   1 % in (0 0 1 1)"))
    #expect(told[1].hasPrefix("same commands, different pixels:"))
  }

  @Test("a drawing that was not compared is not called equal, and a page's pixels are separate")
  func uncomparedDrawingsAreNotEqual() throws {
    let (golden, actual) = (white([:]), white([0: 0]))
    let masked = SnapshotText(frames: [label("A", y: 0)]).description
    for text in [nil, masked, "a text without frames"] {
      let told = try lines(
        Snapshot(picture: golden, text: text), Snapshot(picture: actual, text: text))
      #expect(told.count == 1, "\(text ?? "no text")")
    }
    let same = self.text([label("A", y: 0)], "size 50x2")
    let difference = try #require(
      SnapshotDifference(
        golden: Snapshot(picture: golden, text: same),
        actual: Snapshot(picture: actual, text: same),
        engineAreas: [PixelRect(x: 0, y: 0, width: 50, height: 2)]))
    #expect(SnapshotFailure.lines(on: difference).count == 1)
  }

  @Test("a different size is reported instead of pixels")
  func differentSizesAreReported() throws {
    let small = Bitmap(width: 1, height: 1, pixels: [0], name: "x")
    #expect(
      try lines(Snapshot(picture: white([:])), Snapshot(picture: small))
        == ["pixels   the size is 1x1 instead of 50x2"])
  }

  @Test("text without frames reports the line that differs")
  func textWithoutFramesReportsALine() throws {
    #expect(
      try lines(Snapshot(text: "one\n"), Snapshot(text: "two\n"))
        == [#"line 1 of the text is "two" instead of "one""#])
  }
}
