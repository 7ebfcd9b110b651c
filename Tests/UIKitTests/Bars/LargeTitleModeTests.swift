import Testing

@testable import UIKit

@Suite("Large titles · the mode of an item")
struct LargeTitleModeTests {
  @Test("S3.17 automatic takes the mode of the item before")
  func largeTitles() {
    func isLarge(_ modes: [UINavigationItem.LargeTitleDisplayMode]) -> Bool {
      NavigationBarLayout.isLarge(modes, prefersLarge: true)
    }

    #expect(isLarge([.automatic]))
    #expect(isLarge([.automatic, .automatic]))
    #expect(!isLarge([.never, .automatic]))
    #expect(isLarge([.never, .always, .automatic]))
    #expect(!NavigationBarLayout.isLarge([.always], prefersLarge: false))
  }
}
