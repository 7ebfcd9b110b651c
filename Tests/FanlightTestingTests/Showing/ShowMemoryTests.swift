import Foundation
import Testing
import UIKit

@testable import FanlightTesting

@MainActor
@Suite("Screens · memory (testing.md 12)")
struct ShowMemoryTests {
  /// A controller with a label and a button.
  private final class Checkout: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      for (row, view) in [UILabel(), UIButton(type: .system)].enumerated() {
        view.frame = CGRect(x: 20, y: 100 + 60 * row, width: 200, height: 44)
        self.view.addSubview(view)
      }
    }
  }

  /// The process's private memory, in bytes.
  private func memory() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text.split(separator: " ").compactMap { Int($0) }
    return (pages[1] - pages[2]) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  @Test("10,000 screens grow memory by less than 20 MB")
  func screensLeaveNothing() throws {
    let screen = Screen("iPhone SE 3", system: "18")
    func show(_ count: Int) {
      for _ in 0..<count { screen.show(Checkout()) { _ in } }
    }
    // The first screen creates shared objects.
    show(200)
    let before = try memory()
    show(10_000)
    #expect(try memory() - before < 20 << 20)
  }
}
