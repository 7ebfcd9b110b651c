import XCTest

@testable import Checklist

class ChecklistTests: XCTestCase {
  func testAddingAnItemPostsANotification() {
    let list = Checklist.example
    let posted = expectation(forNotification: Checklist.didChange, object: list)

    list.add("Umbrella")

    wait(for: [posted], timeout: 1)
    XCTAssertEqual(list.items.last?.title, "Umbrella")
  }

  func testTogglingAnItem() {
    let list = Checklist.example
    list.toggle(at: 1)
    XCTAssertEqual(list.items.map { $0.isDone }, [false, true, false])
  }
}
