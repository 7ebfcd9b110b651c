import Testing
import UIKit

@testable import FanlightTesting

@MainActor
@Suite("Screens · controllers that outlive their screen (testing.md 5)")
struct ControllerLeakTests {
  private let phone = Screen("iPhone 14", system: "18")

  /// A controller that retains itself when it is shown.
  private final class Leaking: UIViewController {
    var action: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      action = { self.title = "again" }
    }
  }

  /// The warnings of a block.
  private func warnings(_ body: () -> Void) -> [String] {
    let box = Warnings()
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      box.texts.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
      return true
    }
    return box.texts
  }

  /// The warnings of a block; the closure that matches them fills the list.
  private final class Warnings: @unchecked Sendable {
    var texts: [String] = []
  }

  @Test("a controller that retains itself is reported with its class and screen")
  func selfRetainingControllersAreReported() {
    weak var leaked: Leaking?
    let told = warnings {
      phone.show(Leaking()) { leaked = $0.controller as? Leaking }
    }
    #expect(told.count == 1)
    #expect(
      told.first?.hasPrefix(
        "leaked-controller: Leaking outlives its screen (iPhone 14, 18.7, portrait).") == true)
    leaked?.action = nil
    #expect(leaked == nil)
  }

  @Test("a released controller and one that the test itself retains are not reported")
  func otherControllersAreNotReported() async {
    let own = Leaking()
    #expect(
      warnings {
        phone.show(UIViewController()) { _ in }
        phone.show(UITableViewController(), in: .navigation) { _ in }
        phone.show(UIViewController(), in: .sheet) { _ in }
        phone.show(own) { _ in }
      }.isEmpty)
    own.action = nil
    let box = Warnings()
    await withKnownIssue(isIntermittent: true) {
      await phone.show(UIViewController()) { _ in await Task.yield() }
    } matching: { issue in
      box.texts.append("\(issue)")
      return true
    }
    #expect(box.texts.isEmpty)
  }
}
