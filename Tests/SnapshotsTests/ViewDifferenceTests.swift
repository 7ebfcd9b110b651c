import Snapshots
import Testing

@Suite("Snapshots · differences reported view by view (testing.md 7)")
struct ViewDifferenceTests {
  /// Returns the changes from one list of frames to another, a line each.
  private func changes(_ golden: String, _ actual: String) throws -> [String] {
    let one = try #require(SnapshotText(parsing: "# frames\n\(golden)\n"))
    let other = try #require(SnapshotText(parsing: "# frames\n\(actual)\n"))
    return ViewDifference(golden: one.frames, actual: other.frames).changes
      .map { "\($0.kind.rawValue): \($0.view): \($0.detail)" }
  }

  private let golden = """
    UIView (0 0 320 568)
      UIStackView (16 100 288 90) id=total
        UILabel (0 0 288 20) "Bread"
        UILabel (0 30 288 20) "Milk"
      UIButton (16 551 288 50) "Pay" id=pay
        UILabel (120 14 48 22) "Pay"
    """

  @Test("a moved view is reported once, without its subviews")
  func movesAreReportedOnce() throws {
    let actual = golden.replacing("(16 551 288 50)", with: "(16 559 288 50)")
    #expect(
      try changes(golden, actual)
        == [#"moved: UIButton "Pay" id=pay: (16 551 288 50) -> (16 559 288 50)      y +8"#])
  }

  @Test("a resized view is reported with the difference, fractions included")
  func resizedViewsAreReported() throws {
    let actual = golden.replacing("(16 100 288 90)", with: "(12 100 292.5 90)")
    #expect(
      try changes(golden, actual)
        == [
          """
          moved: UIStackView id=total: (16 100 288 90) -> (12 100 292.5 90)      x -4, width +4.5
          """
        ])
  }

  @Test("a view among its siblings is added, and those after it are the same views")
  func addedViewsAreReported() throws {
    let actual = golden.replacing(
      #"    UILabel (0 30 288 20) "Milk""#,
      with: """
            UILabel (0 15 288 20) "Free returns"
            UILabel (0 45 288 20) "Milk"
        """)
    #expect(
      try changes(golden, actual)
        == [
          #"added: UILabel "Free returns": (0 15 288 20) in UIStackView id=total"#,
          #"moved: UILabel "Milk": (0 30 288 20) -> (0 45 288 20)      y +15"#,
        ])
    #expect(
      try changes(actual, golden)
        == [
          #"removed: UILabel "Free returns": (0 15 288 20) in UIStackView id=total"#,
          #"moved: UILabel "Milk": (0 45 288 20) -> (0 30 288 20)      y -15"#,
        ])
  }

  @Test("a view with subviews is removed in one line")
  func removedWithSubviews() throws {
    let actual = golden.split(separator: "\n").prefix(4).joined(separator: "\n")
    #expect(
      try changes(golden, actual)
        == [#"removed: UIButton "Pay" id=pay: (16 551 288 50) in UIView, 1 view below"#])
  }

  @Test("different text is a change of the view, not another view")
  func differentTextIsAChange() throws {
    let actual = golden.replacing(#""Milk""#, with: #""Oat milk" hidden"#)
    #expect(
      try changes(golden, actual)
        == [#"changed: UILabel "Oat milk": text "Milk" -> "Oat milk", none -> hidden"#])
  }

  @Test("of two views that changed places one stays, the other one is removed and added")
  func exchangedViewsAreReported() throws {
    let one = """
      UIView (0 0 320 568)
        UILabel (0 0 10 10) "A" id=a
        UIImageView (0 20 10 10) id=b
      """
    let other = """
      UIView (0 0 320 568)
        UIImageView (0 20 10 10) id=b
        UILabel (0 0 10 10) "A" id=a
      """
    let told = try changes(one, other)
    #expect(told.count == 2)
    #expect(Set(told.map { $0.prefix { $0 != ":" } }) == ["added", "removed"])
  }

  @Test("equal frames are not a change")
  func sameFramesAreNoChange() throws { #expect(try changes(golden, golden).isEmpty) }
}
