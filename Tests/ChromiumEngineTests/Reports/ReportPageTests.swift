import Foundation
import Testing
import WebEngine

/// The page of a report in a browser: docs/spec/reports.md 6 and 10.
@Suite("Reports 6 · the HTML page in a browser", .serialized)
struct ReportPageTests {
  private static let first = "fa1-5b1d0c2e9a7f4411"
  private static let second = "fa1-0000000000000000"

  /// Opens the page, and expects it to be without requests and complaints in the end.
  private func withPage(
    runsScripts: Bool = true, _ body: (ReportTab) async throws -> Void
  ) async throws {
    let folder = try TemporaryReportFolder()
    let tab = try await ReportTab(in: folder.url, runsScripts: runsScripts)
    try await body(tab)
    // The engine switches scripts off by a policy of its own.
    let complaints = try await tab.complaints.filter {
      runsScripts || !$0.hasPrefix("policy script-src")
    }
    #expect(complaints == [])
    await tab.close()
  }

  @Test(
    "A request that the policy refuses and an error of the console are complaints, also after a reload"
  )
  func refusedRequestsAndErrorsAreComplaints() async throws {
    let folder = try TemporaryReportFolder()
    let tab = try await ReportTab(in: folder.url)
    try await tab.runInPage("new Image().src = 'http://127.0.0.1:9/x.png'")
    try await tab.runInPage("console.error('seen')")
    _ = try await Polling(every: .milliseconds(50), timeout: .seconds(10)).until {
      try await tab.complaints.count >= 2
    }
    try await tab.reload()
    let complaints = try await tab.complaints
    #expect(complaints.contains { $0.hasPrefix("policy img-src http://127.0.0.1:9") })
    #expect(complaints.contains("console seen"))
    await tab.close()
  }

  @Test("j and k select the next and previous finding, and show it while the viewer is open")
  func jAndKSelectFindings() async throws {
    try await withPage { tab in
      try await tab.press("j")
      #expect(try await tab.state.selected == Self.first)
      try await tab.press("j")
      #expect(try await tab.state.selected == Self.second)
      #expect(try await tab.state.isOpen == false)
      try await tab.press("k")
      #expect(try await tab.state.selected == Self.first)
      try await tab.follow("#/finding/\(Self.first)")
      #expect(
        try await tab.state { $0.isOpen }.heading.hasPrefix("status-bar-overlap on iPhone Air"))
      try await tab.press("j")
      let next = try await tab.state { $0.selected == Self.second }
      #expect(next.hash == "#/finding/\(Self.second)")
      #expect(next.isOpen)
      try await tab.press("Escape")
      let closed = try await tab.state { !$0.isOpen && $0.hash == "#/" }
      #expect(closed.hash == "#/")
      #expect(!closed.isOpen)
    }
  }

  @Test(
    "1 to 7 select a comparison's mode, which the URL contains; o hides the overlays")
  func numberKeysSelectModes() async throws {
    try await withPage { tab in
      try await tab.follow("#/comparison/CheckoutTests%2Fcheckout/iPhone-SE-3.18.portrait")
      #expect(try await tab.state { $0.isOpen }.pictures == 1)
      let modes = [
        ("single", 1), ("side by side", 2), ("slider", 2), ("onion", 2), ("difference", 2),
        ("blink", 2), ("three-part", 3),
      ]
      for (index, (mode, pictures)) in modes.enumerated() {
        try await tab.press("\(index + 1)")
        let state = try await tab.state
        #expect(state.mode == mode)
        #expect(state.pictures == pictures, "\(mode)")
        #expect(
          state.hash.hasSuffix("?view=\(mode.replacingOccurrences(of: " ", with: "+"))"), "\(mode)")
      }
      #expect(try await tab.state.overlays == 3)
      try await tab.press("o")
      #expect(try await tab.state.overlays == 0)
      try await tab.press("o", "3")
      #expect(try await tab.state.overlays == 1)
      try await tab.reload()
      let again = try await tab.state { $0.isOpen }
      #expect(again.mode == "slider")
      #expect(again.pictures == 2)
    }
  }

  @Test("A comparison without a reference has no modes, and its URL contains none")
  func comparisonsWithoutAReference() async throws {
    try await withPage { tab in
      let link = "#/comparison/CheckoutTests%2Fnew/iPhone-SE-3.18.portrait"
      try await tab.follow(link)
      _ = try await tab.state { $0.isOpen }
      try await tab.press("7")
      #expect(try await tab.state.pictures == 1)
      #expect(try await tab.state.hash == link)
    }
  }

  @Test("Arrow keys select the adjacent screens and rows")
  func arrowKeysSelectAdjacentScreens() async throws {
    try await withPage { tab in
      let link = { @Sendable (screen: String, position: String) in
        "#/shot/%2Fpricing/\(screen)?host=webapp&at=\(position)"
      }
      let (se, air) = ("iPhone-SE-3.18.portrait", "iPhone-Air.26.1.portrait")
      try await tab.follow(link(se, "top"))
      _ = try await tab.state { $0.isOpen }
      for (key, screen, position) in [
        ("ArrowRight", air, "top"), ("ArrowRight", air, "top"), ("ArrowDown", air, "end"),
        ("ArrowLeft", se, "end"), ("ArrowUp", se, "top"),
      ] {
        try await tab.press(key)
        let state = try await tab.state { $0.hash == link(screen, position) }
        #expect(state.hash == link(screen, position), "\(key)")
      }
    }
  }

  @Test("A slash focuses the filter; the URL contains its state, which a reload keeps")
  func filterStateIsInTheURL() async throws {
    try await withPage { tab in
      try await tab.press("/")
      #expect(try await tab.state.focused == "INPUT")
      try await tab.press("m", "i", "n", "o", "r")
      let found = try await tab.state
      #expect(found.shown == [ReportTab.minor])
      #expect(found.hash == "#/?q=minor")
      try await tab.press("Escape", "j")
      #expect(try await tab.state.selected == ReportTab.minor)
      try await tab.reload()
      #expect(try await tab.state.shown == [ReportTab.minor])
      #expect(try await tab.state.query == "minor")
      try await tab.follow("#/?severity=serious")
      #expect(try await tab.state { $0.shown == [Self.second] }.shown == [Self.second])
      try await tab.follow("#/?result=different")
      let compared = try await tab.state { $0.shown.count == 1 }
      #expect(compared.shown == ["CheckoutTests/checkout"])
      try await tab.follow("#/?host=safari")
      #expect(try await tab.state { $0.strips == 0 }.strips == 0)
      try await tab.follow("#/")
      #expect(try await tab.state { $0.shown.count == 5 }.strips == 2)
    }
  }

  @Test("A question mark shows and hides the keyboard shortcuts; Escape hides them")
  func questionMarkShowsKeyboardShortcuts() async throws {
    try await withPage { tab in
      try await tab.press("?")
      #expect(try await tab.state.isHelpOpen)
      try await tab.press("?")
      #expect(try await tab.state.isHelpOpen == false)
      try await tab.press("?", "Escape")
      #expect(try await tab.state { !$0.isHelpOpen }.isHelpOpen == false)
    }
  }

  @Test("A link opens its target, also after a reload")
  func linksOpenTheirTargetAfterAReload() async throws {
    try await withPage { tab in
      for link in [
        "#/finding/\(Self.second)", "#/shot/%2Fpricing/iPhone-Air.26.1.portrait?host=webapp&at=end",
        "#/comparison/CheckoutTests%2Fcheckout/iPhone-SE-3.18.portrait?view=onion",
      ] {
        try await tab.follow(link)
        let before = try await tab.state { $0.isOpen && $0.hash == link }
        try await tab.reload()
        let after = try await tab.state { $0.isOpen }
        #expect(after.isOpen, "\(link)")
        #expect(after.hash == link)
        #expect(after.heading == before.heading)
        #expect(after.pictures == before.pictures)
      }
    }
  }

  @Test(
    "A link to a missing target shows a message and the list, also from the viewer",
    arguments: [
      "#/finding/gone", "#/shot/a/b?host=safari", "#/comparison/x/y", "#/finding/%zz", "#/x",
    ])
  func linksToMissingTargets(_ link: String) async throws {
    try await withPage { tab in
      try await tab.follow("#/?q=nothing-has-this")
      _ = try await tab.state { $0.shown.isEmpty }
      try await tab.follow("#/finding/\(Self.first)")
      _ = try await tab.state { $0.isOpen }
      try await tab.follow(link)
      let state = try await tab.state { !$0.isOpen && $0.notice != nil }
      #expect(state.notice?.hasPrefix("This report does not have") == true)
      #expect(!state.isOpen)
      #expect(state.shown.count == 5)
      try await tab.reload()
      #expect(try await tab.state { $0.notice != nil }.hash == link)
    }
  }

  @Test("Without scripts all findings, comparisons and screens can be read")
  func reportsCanBeReadWithoutScripts() async throws {
    try await withPage(runsScripts: false) { tab in
      let text = try await tab.text
      for part in [
        "Content lies below the status bar", "header.top > button.menu",
        "44 × 42 pt lie in the status bar", "Move the header's content below the status bar.",
        ".top { padding-top: env(safe-area-inset-top) }", "CheckoutTests/checkout",
        "41230 of 3447360 pixels differ.", "- Pay", "+ Pay now", "The server answered 503.",
        "iPhone Air", "/pricing · webapp · end",
      ] {
        #expect(text.contains(part), "\(part)")
      }
      // Three findings, four pictures of comparisons, and two rows of two screens.
      #expect(try await tab.drawnPictures == 11)
      #expect(!text.contains("side by side"))
    }
  }
}

/// A folder that is gone when the test is.
private final class TemporaryReportFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("report-page-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
