import Foundation
import Testing
import UIKitRules
import UIKitTestSupport

@Suite("ControllerSafeArea")
struct ControllerSafeAreaTests {
  @Test("S2.1 additional insets are added: 59/0/34/0 and 10/0/6/0 make 69/0/40/0")
  func additionalInsetsAreAdded() {
    #expect(
      ControllerSafeArea.insets(
        inherited: UIEdgeInsets(59, 0, 34, 0), container: .zero,
        additional: UIEdgeInsets(10, 0, 6, 0)) == UIEdgeInsets(69, 0, 40, 0))
  }

  @Test("S1.35, S2.1 per edge the larger of geometry and bars, then the additional insets")
  func tabBarExample() {
    let root = ControllerSafeArea.insets(
      inherited: UIEdgeInsets(44, 0, 34, 0), container: UIEdgeInsets(0, 0, 83, 0),
      additional: UIEdgeInsets(20, 30, 0, 10))

    #expect(root == UIEdgeInsets(64, 30, 83, 10))
  }
}
