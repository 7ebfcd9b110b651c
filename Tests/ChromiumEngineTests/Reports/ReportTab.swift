import EngineSupport
import Foundation
import Reporting
import Testing
import WebEngine

@testable import ChromiumEngine

/// The HTML page of a report, opened from a file, with what the page does behind its back.
actor ReportTab {
  /// The visible state of the page.
  struct State: Decodable, Equatable {
    var hash = ""
    /// Whether the viewer is open.
    var isOpen = false
    var isHelpOpen = false
    /// The finding or comparison that is marked.
    var selected: String?
    /// The viewer's mode, and the numbers of its pictures and overlays.
    var mode: String?
    var pictures = 0
    var overlays = 0
    var heading = ""
    var notice: String?
    /// The findings and comparisons that the filter shows.
    var shown: [String] = []
    /// The rows of the filmstrip that the filter shows.
    var strips = 0
    var query = ""
    /// The name of the element that has the focus.
    var focused = ""
  }

  /// A finding of the example beside the one that it has anyway.
  static let minor = "fa1-0000000000000001"

  private let watcher: Watcher
  private let file: URL
  /// The complaints of documents before the one that is shown.
  private var earlier: [String] = []

  /// Writes the report into a folder and opens its page.
  init(in folder: URL, runsScripts: Bool = true) async throws {
    file = folder.appendingPathComponent("report.html")
    let (report, pictures) = try Self.example()
    try HTMLReport(report) { pictures[$0.id] }.write(to: file)
    var viewport = PageViewport.portrait
    viewport.screenSize = CGSize(width: 1100, height: 900)
    (viewport.unobscuredSize, viewport.layoutSize) = (viewport.screenSize, viewport.screenSize)
    viewport.unitSize = viewport.screenSize
    watcher = try await Watcher.open(viewport)
    let page = watcher.page
    try await page.setScripts(
      PageScripts(userScripts: [
        .init(
          source: Self.collector, time: .documentStart, isForMainFrameOnly: true, world: .page)
      ]))
    try await page.setRunsScripts(runsScripts)
    try await watcher.show(.file(file, directory: folder))
  }

  /// A report with three findings, two rows of two screens, and two comparisons, with their pictures.
  private static func example() throws -> (Report, [String: Data]) {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../ReportingTests/Versions/1.0.json")
    var report = try Report(reading: Data(contentsOf: source), from: "1.0.json")
    let bytes = try [
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAICAIAAABRUclSAAAAQ0lEQVR4nB2MIRIAQQzCIioQFYgKRP//zuueY5gkAAJDblGocJH6"
        + "fwmLHECjxk2ah8vY5DwGDR4yvIqCQ15u0eIlyweFCANBHo5FsQAAAABJRU5ErkJggg==",
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAICAIAAABRUclSAAAAQ0lEQVR4nA3HoQEAMAgDQQQiAhFREcFkv/8g5dxVFSpcpKhq1Lhx"
        + "X4SERXQZNHjIXIyMTXx56OFH3iUoOCSXRYuXLB/C5g6BXv7IEQAAAABJRU5ErkJggg==",
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAICAIAAABRUclSAAAAEElEQVR4nGNgYIhCQjTjAAA+RgtBLUPDZgAAAABJRU5ErkJggg==",
    ].map { try #require(Data(base64Encoded: $0)) }
    report.pictures = bytes.map { Report.Picture(png: $0, width: 4, height: 8) }
    // What lies over a screen is drawn over pictures of its shape.
    for index in report.screens.indices {
      (report.screens[index].width, report.screens[index].height) = (400, 800)
    }
    let ids = report.pictures.map(\.id)
    let finding = try #require(report.findings.first)
    report.findings = [
      (finding.fingerprint, Report.Severity.critical), ("fa1-0000000000000000", .serious),
      (minor, .minor),
    ].map { fingerprint, severity in
      var copy = finding
      (copy.fingerprint, copy.severity) = (fingerprint, severity)
      copy.worst?.picture = ids[0]
      return copy
    }
    let (se, air) = (report.screens[0].id, report.screens[1].id)
    report.shots = [("top", se, 0), ("top", air, 1), ("end", se, 1), ("end", air, 2)].map {
      Report.Shot(
        subject: "/pricing", screen: $1, host: "webapp", position: $0, picture: ids[$2])
    }
    for index in report.comparisons.indices {
      let isCompared = report.comparisons[index].expected != nil
      report.comparisons[index].expected = isCompared ? ids[0] : nil
      report.comparisons[index].actual = ids[1]
      report.comparisons[index].difference = isCompared ? ids[2] : nil
    }
    report.sort()
    report.summarize()
    return (report, Dictionary(uniqueKeysWithValues: zip(ids, bytes)))
  }

  /// What the page did behind its back, in all documents so far: requests that it made, uncaught errors, errors
  /// and warnings of the console, and violations of its policy.
  var complaints: [String] {
    get async throws {
      let now = try await watcher.page.evaluateInObserver(
        """
        [...performance.getEntriesByType('resource').map((entry) => 'request ' + entry.name),
          ...(document.documentElement.dataset.complaints ?? '').split('\\n').filter(Boolean)]
        """, as: [String].self)
      return earlier + now
    }
  }

  /// Collects complaints in an attribute, where scripts of another world can read them.
  private static let collector = """
    (() => {
      const add = (text) => { document.documentElement.dataset.complaints =
        (document.documentElement.dataset.complaints ?? '') + text.replaceAll('\\n', ' ') + '\\n'; };
      addEventListener('error', (event) => add('error ' + event.message), true);
      addEventListener('unhandledrejection', (event) => add('rejection ' + event.reason));
      document.addEventListener('securitypolicyviolation', (event) =>
        add('policy ' + event.violatedDirective + ' ' + event.blockedURI));
      for (const name of ['error', 'warn', 'assert']) {
        const original = console[name].bind(console);
        console[name] = (...values) => { add('console ' + values.join(' ')); original(...values); };
      }
    })();
    """

  /// The current state of the page.
  var state: State {
    get async throws {
      try await watcher.page.evaluateInObserver(
        """
        (() => {
          const viewer = document.querySelector('dialog:not(.help)');
          const selected = document.querySelector('.selected')?.dataset;
          const notice = document.getElementById('notice');
          return {
            hash: location.hash, isOpen: viewer?.open ?? false,
            isHelpOpen: document.querySelector('.help')?.open ?? false,
            selected: selected?.finding ?? selected?.comparison,
            mode: document.querySelector('[data-mode][aria-pressed=true]')?.dataset.mode,
            pictures: document.querySelectorAll('.sheet img').length,
            overlays: document.querySelectorAll('.sheet > svg').length,
            heading: document.getElementById('viewer-title')?.textContent ?? '',
            notice: notice.hidden ? null : notice.textContent,
            shown: [...document.querySelectorAll('article:not([hidden])')]
              .map((element) => element.dataset.finding ?? element.dataset.comparison),
            strips: document.querySelectorAll('.strip:not([hidden])').length,
            query: document.querySelector('[name=q]')?.value ?? '',
            focused: document.activeElement.tagName,
          };
        })()
        """, as: State.self)
    }
  }

  /// Waits until the page is as it should be.
  ///
  /// - Returns: What is seen then, or after ten seconds.
  func state(when isReached: @Sendable (State) -> Bool) async throws -> State {
    _ = try await Polling(every: .milliseconds(30), timeout: .seconds(10)).until {
      isReached(try await state)
    }
    return try await state
  }

  /// Presses keys, one after the other.
  func press(_ keys: String...) async throws {
    let codes = [
      "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
    ]
    for key in keys {
      if let code = codes[key] {
        for type in ["keyDown", "keyUp"] {
          try await watcher.page.session.call(
            "Input.dispatchKeyEvent",
            [
              "type": .string(type), "key": .string(key), "code": .string(key),
              "windowsVirtualKeyCode": .integer(code),
            ])
        }
      } else {
        try await watcher.page.type(.text(key))
      }
    }
  }

  /// Follows a link within the page.
  func follow(_ hash: String) async throws { try await run("location.hash = '\(hash)'") }

  /// Loads the page again, at the link where it is.
  func reload() async throws {
    earlier = try await complaints
    await watcher.forget()
    try await run("location.reload()")
    _ = await watcher.sees { $0 == .navigation(.finished) }
    _ = try await watcher.page.waitUntilQuiet(timeout: .seconds(10))
  }

  /// Runs a statement beside the page's scripts.
  func run(_ statement: String) async throws {
    _ = try await watcher.page.evaluateInObserver(
      "[void setTimeout(() => { \(statement) }) ?? 1]", as: [Int].self)
  }

  /// Runs an expression as one of the page's scripts.
  func runInPage(_ expression: String) async throws {
    _ = try await watcher.page.evaluate("\(expression); 0")
  }

  /// The text that can be read in the page.
  var text: String {
    get async throws {
      try await watcher.page.evaluateInObserver("[document.body.innerText]", as: [String].self)[0]
    }
  }

  /// The numbers of pictures that are drawn with a size.
  var drawnPictures: Int {
    get async throws {
      try await watcher.page.evaluateInObserver(
        """
        [[...document.querySelectorAll('figure svg, .strip svg, .strip img')]
          .filter((element) => element.getBoundingClientRect().width > 10).length]
        """, as: [Int].self)[0]
    }
  }

  func close() async { await watcher.page.close() }
}
