import Snapshots
import Testing

@Suite("Snapshots · the text twin (testing.md 7)")
struct SnapshotTextTests {
  @Test(
    "lengths have three decimals at most and no zeros at the end",
    arguments: [
      (0, "0"), (-0.0001, "0"), (16, "16"), (16.5, "16.5"), (20.333_333, "20.333"),
      (20.999_9, "21"), (-8.25, "-8.25"), (0.05, "0.05"), (-0.5, "-0.5"), (1366, "1366"),
    ] as [(Double, String)])
  func lengthsAreShort(value: Double, expected: String) {
    #expect(PointText.text(value) == expected)
  }

  private let tree = ViewNode(
    "UIView", frame: .init(x: 0, y: 0, width: 320, height: 568), attributes: ["safe=(20 0 0 0)"],
    children: [
      ViewNode(
        "UILabel", frame: .init(x: 16, y: 20.333_333, width: 48, height: 22),
        text: "She said \"no\" (twice)\nand \\ left", identifier: "a name"),
      ViewNode(
        "UIScrollView", frame: .init(x: 0, y: 60, width: 320, height: 400), identifier: "list",
        attributes: ["hidden", "content=(320 900)", "inset=(0 0 34 0)"],
        children: [ViewNode("UIView", frame: .init(x: 0, y: 0, width: 1, height: 1))]),
    ])

  @Test("a view is a line: class, frame, text, identifier, the rest; subviews are indented")
  func viewsAreLines() {
    #expect(
      tree.lines() == [
        "UIView (0 0 320 568) safe=(20 0 0 0)",
        #"  UILabel (16 20.333 48 22) "She said \"no\" (twice)\nand \\ left" id="a name""#,
        "  UIScrollView (0 60 320 400) id=list hidden content=(320 900) inset=(0 0 34 0)",
        "    UIView (0 0 1 1)",
      ])
  }

  @Test("parsing a description gives the same text")
  func roundTrip() throws {
    let text = SnapshotText(frames: [tree, tree], drawing: "size 320x568 @2\nfill #0A84FF\n")
    let parsed = try #require(SnapshotText(parsing: text.description))
    #expect(parsed.description == text.description)
    #expect(parsed.frames.count == 2)
    #expect(parsed.frames[0].children[0].text == tree.children[0].text)
    #expect(parsed.frames[0].children[0].identifier == "a name")
    #expect(parsed.frames[0].children[1].attributes == tree.children[1].attributes)
    #expect(parsed.frames[0].children[1].children.count == 1)
    #expect(parsed.drawing == "size 320x568 @2\nfill #0A84FF")
  }

  @Test(
    "text in another format has no frames",
    arguments: ["", "one\ntwo\n", "# frames\nUIView\n", "# frames\nUIView (1 2 3)\n"])
  func otherFormatsHaveNoFrames(text: String) {
    #expect(SnapshotText(parsing: text) == nil)
  }
}
