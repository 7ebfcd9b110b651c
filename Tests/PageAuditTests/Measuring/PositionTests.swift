import AuditRules
import Testing

@testable import PageAudit

/// The measurement of pages that move by themselves (docs/spec/audit.md 2.3, 2.6 and 13).
@Suite("Spec A 2 · pages that move", .serialized) @MainActor struct PositionTests {
  nonisolated private static let head = "<meta name=viewport content='width=device-width'>"

  @Test("2.6 a box at another position 100 ms later is moving; a finite animation is not")
  func movingBoxes() async throws {
    let page =
      Self.head + """
        <style>@keyframes go { to { transform: translateX(200px) } }
        #on { animation: go 1s linear infinite alternate } #once { animation: go 10s linear }</style>
        <p id=on>On</p><p id=once>Once</p><p id=still>Still</p>
        """
    try await withTab(showing: page) { tab in
      let read = try await tab.read(in: nil, at: [.top], settles: true)
      #expect(try #require(read.first).boxes.map(\.moving) == [true, false, false])
    }
  }

  /// Returns a list that appends lines whenever its end is near, at most a number of times.
  nonisolated private static func list(growing times: Int) -> String {
    head + """
      <ul></ul><script>
        let left = \(times) + 1;
        const more = () => {
          if (innerHeight + scrollY < document.documentElement.scrollHeight - 50 || left-- <= 0) return;
          for (let i = 0; i < 80; i++) document.querySelector('ul').append(document.createElement('li'), 'Line');
        };
        more();
        addEventListener('scroll', more);
      </script>
      """
  }

  @Test(
    "13 an end of the page that keeps receding is reported",
    arguments: [(0, false), (2, false), (9, true)])
  func recedingEnd(growths: Int, isReceding: Bool) async throws {
    try await withTab(showing: Self.list(growing: growths)) { tab in
      let read = try await tab.read(in: nil, at: [.top, .end])
      #expect(read.map(\.receding) == [false, isReceding])
    }
  }

  @Test("2.3 a viewport whose overflow is hidden stays at its top")
  func lockedViewport() async throws {
    let page = Self.head + "<style>body { overflow: hidden }</style><p style='height:3000px'>Tall"
    try await withTab(showing: page) { tab in
      let read = try await tab.read(in: nil, at: [.top, .end])
      #expect(read.map(\.scroll) == [[0, 0], [0, 0]])
      #expect(read.last?.range.last == 0)
    }
  }

  @Test(
    "6 elements are clicked and hidden before measuring; selectors without a match are returned")
  func preparationOfCommands() async throws {
    let page =
      Self.head + "<button onclick='note.remove()'>Close</button><p id=note>Note</p><p>Text</p>"
    try await withTab(showing: page) { tab in
      let unmatched = try await tab.prepare(
        PagePreparation(clicked: ["button", ".none"], hidden: ["button"]), within: .seconds(10))
      #expect(unmatched == [".none"])
      let read = try await tab.read(in: nil, at: [.top])
      #expect(try #require(read.first).boxes.count == 1)
    }
  }
}
