import Foundation
import Snapshots
import Testing

@Suite("Snapshots · where golden files are (testing.md 6)")
struct GoldenPathTests {
  @Test(
    "golden files are in the target's folder, below that of the test's file",
    arguments: [
      ("/p/Tests/ShopTests/CheckoutTests.swift", "/p/Tests/ShopTests/__Snapshots__/CheckoutTests"),
      (
        "/p/Tests/ShopTests/Cart/Rows/RowTests.swift",
        "/p/Tests/ShopTests/__Snapshots__/RowTests"
      ),
      // A package whose tests are not in Tests has them beside the file.
      ("/p/ShopTests/CheckoutTests.swift", "/p/ShopTests/__Snapshots__/CheckoutTests"),
    ])
  func foldersFollowTheTestFile(file: String, folder: String) {
    let path = GoldenPath(testFile: file)
    #expect(path.folder.path == folder)
    #expect(path.fanlight.path == folder + "/fanlight")
  }

  @Test(
    "a file is named by test, name and screen",
    arguments: [
      ("checkout(on:)", nil, "iPhone-SE-3.26.1.portrait", "checkout.iPhone-SE-3.26.1.portrait"),
      (
        "checkout(on:)", "paying", "iPad-A16.18.7.portrait",
        "checkout.paying.iPad-A16.18.7.portrait"
      ),
      ("testRow()", "2", "", "testRow.2"),
      ("testRow", "in a list: a/b", "", "testRow.in-a-list-a-b"),
      ("a long title", "../../etc", "", "a-long-title.etc"),
    ] as [(String, String?, String, String)])
  func fileNamesOfTests(test: String, name: String?, slug: String, expected: String) {
    #expect(GoldenPath.fileName(test: test, name: name, slug: slug) == expected)
  }

  @Test("snapshots without a name count up for each test and screen")
  func unnamedSnapshotsCountUp() {
    var names = SnapshotNames()
    func next(_ test: String, _ slug: String) -> String? {
      names.next(in: "/t", test: test, name: nil, slug: slug)
    }
    #expect(next("a()", "X") == "a.X")
    #expect(next("a()", "X") == "a.2.X")
    #expect(next("a()", "Y") == "a.Y")
    #expect(next("b()", "X") == "b.X")
    #expect(next("a()", "X") == "a.3.X")
  }

  @Test("a test that runs again begins again, and another test does not")
  func repeatedTestsCountAgain() {
    var names = SnapshotNames()
    func next(_ name: String?, _ owner: SnapshotNames.Owner) -> String? {
      names.next(in: "/t", test: "a()", name: name, slug: "X", by: owner)
    }
    let (first, second) = (
      SnapshotNames.Owner(test: "S/a", run: 1), SnapshotNames.Owner(test: "S/a", run: 2)
    )
    for owner in [first, second] {
      #expect(next(nil, owner) == "a.X")
      #expect(next(nil, owner) == "a.2.X")
      #expect(next("paid", owner) == "a.paid.X")
      #expect(next("paid", owner) == nil)
    }
    let other = SnapshotNames.Owner(test: "T/a", run: 3)
    #expect(next("paid", other) == nil)
    #expect(next(nil, other) == "a.3.X")
  }

  @Test("two snapshots with the same name in one run are an error")
  func duplicateNamesAreErrors() {
    var names = SnapshotNames()
    #expect(names.next(in: "/t", test: "a()", name: "paid", slug: "X") == "a.paid.X")
    #expect(names.next(in: "/t", test: "a()", name: "paid", slug: "Y") == "a.paid.Y")
    #expect(names.next(in: "/u", test: "a()", name: "paid", slug: "X") == "a.paid.X")
    #expect(names.next(in: "/t", test: "a()", name: "paid", slug: "X") == nil)
  }
}
