import Testing
import UIKit

@testable import FanlightTesting

@MainActor
@Suite("Screens · showing a controller asynchronously (testing.md 5)")
struct AsyncShowTests {
  private let phone = Screen("iPhone 14", system: "18")

  /// The events, in order.
  @MainActor
  private final class Journal {
    var entries: [String] = []
  }

  /// A gate that a test opens.
  @MainActor
  private final class Gate {
    private var continuation: CheckedContinuation<Void, Never>?
    private var isOpen = false

    func pass() async {
      guard !isOpen else { return }
      await withCheckedContinuation { continuation = $0 }
    }

    func open() {
      isOpen = true
      continuation?.resume()
      continuation = nil
    }
  }

  private struct Refusal: Error {}

  @Test("the closure may wait, its value is returned, and its error is thrown")
  func valuesAndErrorsPass() async throws {
    let width = await phone.show(UIViewController()) { shown in
      await Task.yield()
      return shown.window.bounds.width
    }
    #expect(width == 390)
    await #expect(throws: Refusal.self) {
      try await phone.show(UIViewController()) { _ in
        await Task.yield()
        throw Refusal()
      }
    }
    #expect(ScreenLease.current == nil)
  }

  @Test("tests get the screen in the order in which they ask")
  func testsGetTheScreenInOrder() async {
    let journal = Journal()
    let gate = Gate()
    let first = Task {
      await phone.show(UIViewController()) { _ in
        journal.entries.append("first begins")
        await gate.pass()
        journal.entries.append("first ends")
      }
    }
    while journal.entries.isEmpty { await Task.yield() }
    var others: [Task<Void, Never>] = []
    for name in ["second", "third"] {
      others.append(
        Task {
          await phone.show(UIViewController()) { _ in
            journal.entries.append(name)
            await Task.yield()
          }
        })
      for _ in 0..<20 { await Task.yield() }
    }
    #expect(journal.entries == ["first begins"])
    gate.open()
    _ = await first.value
    for other in others { await other.value }
    #expect(journal.entries == ["first begins", "first ends", "second", "third"])
    #expect(ScreenLease.current == nil)
  }

  @Test("a test that is canceled while it waits fails, and the next one gets the screen")
  func canceledTestsLeaveTheQueue() async {
    let gate = Gate()
    let journal = Journal()
    let first = Task {
      await phone.show(UIViewController()) { _ in
        journal.entries.append("shown")
        await gate.pass()
      }
    }
    while journal.entries.isEmpty { await Task.yield() }
    await withKnownIssue {
      let second = Task { await phone.show(UIViewController()) { _ in await gate.pass() } }
      for _ in 0..<20 { await Task.yield() }
      second.cancel()
      #expect(await second.value == nil)
    } matching: { issue in
      "\(issue)".contains("was canceled before the screen iPhone 14, 18.7, portrait was free")
    }
    gate.open()
    _ = await first.value
    #expect(phone.show(UIViewController()) { _ in true } == true)
  }

  @Test("a screen inside a screen fails instead of waiting forever")
  func screensInsideScreensFail() async {
    await phone.show(UIViewController()) { shown in
      await withKnownIssue {
        let inner = await phone.show(UIViewController()) { _ in
          await Task.yield()
          return true
        }
        #expect(inner == nil)
      } matching: {
        "\($0)".contains("a screen is already shown by ")
      }
      withKnownIssue {
        let show = { phone.show(UIViewController()) { _ in true } }
        #expect(show() == nil)
      } matching: {
        "\($0)".contains("a screen is already shown by ")
      }
      #expect(shown.controller.view.window === shown.window)
    }
  }
}
