import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

/// The one browser of the tests; it ends with the test process.
let sharedEngine = ChromiumEngine()

/// An iPhone X in a navigation controller with its toolbar: web view safe area 88/0/78/0.
enum Windows {
  /// Portrait, avoiding page: LAYOUT 375 x 646, unobscured 375 x 724, 100vh 812 (W77, W87, W97).
  static let portrait = PageViewport(
    screenSize: CGSize(width: 375, height: 812), deviceScaleFactor: 3,
    unobscuredSize: CGSize(width: 375, height: 724), layoutSize: CGSize(width: 375, height: 646),
    unitSize: CGSize(width: 375, height: 812))
  /// Landscape, avoiding page.
  static let landscape = PageViewport(
    screenSize: CGSize(width: 812, height: 375), deviceScaleFactor: 3,
    unobscuredSize: CGSize(width: 724, height: 343), layoutSize: CGSize(width: 724, height: 290),
    unitSize: CGSize(width: 812, height: 375), orientationAngle: 90)
  /// Portrait, cover page.
  static let cover = PageViewport(
    screenSize: CGSize(width: 375, height: 812), deviceScaleFactor: 3,
    unobscuredSize: CGSize(width: 375, height: 812),
    safeAreaInsets: EdgeLengths(top: 88, left: 0, bottom: 78, right: 0))
}

/// Reads a page's events, answers its metas as a web view does, and keeps everything it saw.
actor Watcher {
  nonisolated let page: ChromiumPage
  private(set) var seen: [PageEvent] = []
  private var viewport: PageViewport
  private var waiters: [Waiter] = []
  /// What is allowed; everything by default.
  private var isAllowed: @Sendable (URL) -> Bool = { _ in true }
  private var isShown: @Sendable (NavigationResponse) -> Bool = { $0.canShow }
  private var isOver = false
  private var isLeavingAnswers = false
  private var isQuick = false
  /// What panels are answered, in turn; then as without a delegate (W304).
  private var panelAnswers: [PageDialog.Answer] = []
  /// What challenges are answered, in turn; then nothing.
  private var challengeAnswers: [PageChallenge.Answer] = []
  /// Whether windows are opened; they are refused by default.
  private var opensWindows = false
  /// The windows that were opened.
  private(set) var windows: [Watcher] = []

  private var schemeAnswer: @Sendable (SchemeRequest) -> SchemeResponse? = { _ in nil }
  private var isSchemeKept: @Sendable (SchemeRequest) -> Bool = { _ in false }

  private struct Waiter {
    let number: Int
    let matches: @Sendable (PageEvent) -> Bool
    let continuation: CheckedContinuation<Bool, Never>
  }
  private var lastNumber = 0

  static func open(
    _ viewport: PageViewport = Windows.portrait, on engine: ChromiumEngine = sharedEngine,
    userAgent: String? = nil, media: MediaPolicy = MediaPolicy(),
    formControls: FormControls = .engine, environment: PageEnvironment = PageEnvironment()
  ) async throws -> Watcher {
    let page = try await engine.makePage(
      PageConfiguration(
        userAgent: userAgent, viewport: viewport, media: media, formControls: formControls,
        environment: environment))
    guard let page = page as? ChromiumPage else { fatalError("not Chromium's page") }
    let watcher = Watcher(page, viewport)
    await watcher.start()
    return watcher
  }

  /// Watches a page that is open.
  static func watch(_ page: ChromiumPage) async -> Watcher {
    let watcher = Watcher(page, Windows.portrait)
    await watcher.start()
    return watcher
  }

  private init(_ page: ChromiumPage, _ viewport: PageViewport) {
    self.page = page
    self.viewport = viewport
  }

  private func start() {
    Task {
      for await event in page.events { await take(event) }
      over()
    }
  }

  private func take(_ event: PageEvent) async {
    switch event {
    case .document(.viewportMetas) where isQuick:
      // A page whose script waits for a window takes nothing in.
      let (page, viewport) = (page, viewport)
      Task { try? await page.setViewport(viewport) }
    case .document(.viewportMetas): try? await page.setViewport(viewport)
    case .policy(.decideNavigation(let question)) where !isLeavingAnswers:
      await page.decide(question.identifier, isAllowed(question.url) ? .allow : .cancel)
    case .policy(.decideResponse(let question)) where !isLeavingAnswers:
      await page.decide(question.identifier, isShown(question) ? .allow : .cancel)
    case .dialog(let dialog):
      let usual: PageDialog.Answer = dialog.kind == .alert ? .accept : .dismiss
      await page.answerDialog(panelAnswers.isEmpty ? usual : panelAnswers.removeFirst())
    case .resource(.schemeRequest(let request)) where !isSchemeKept(request):
      if let answer = schemeAnswer(request) {
        await page.answer(request.identifier, with: .begin(answer))
        await page.answer(request.identifier, with: .end)
      } else {
        await page.answer(
          request.identifier, with: .fail(.program(domain: "Test", code: 9, message: "none")))
      }
    case .challenge(let challenge):
      await page.answer(
        challenge.identifier, challengeAnswers.isEmpty ? .nothing : challengeAnswers.removeFirst())
    case .policy(.requestPopup(let request)):
      guard opensWindows else {
        await page.refuseWindow(request.identifier)
        break
      }
      let configuration = PageConfiguration(viewport: viewport)
      if let window = try? await page.openWindow(request.identifier, configuration),
        let window = window as? ChromiumPage
      {
        windows.append(await Watcher.watch(window))
      }
    default: break
    }
    seen.append(event)
    let ready = waiters.filter { $0.matches(event) }
    waiters.removeAll { $0.matches(event) }
    for waiter in ready { waiter.continuation.resume(returning: true) }
  }

  private func over() {
    isOver = true
    for waiter in waiters { waiter.continuation.resume(returning: false) }
    waiters = []
  }

  /// Waits for an event that was seen or is to come; false when the page ended without it.
  ///
  /// An event that does not come within a minute is a fault of the engine, and told as the test's.
  func sees(
    _ matches: @escaping @Sendable (PageEvent) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    if seen.contains(where: matches) { return true }
    if isOver { return false }
    lastNumber += 1
    let number = lastNumber
    let limit = Task {
      try await Task.sleep(for: .seconds(60))
      Issue.record("no such event in a minute, only \(seen)", sourceLocation: sourceLocation)
      giveUp(number)
    }
    defer { limit.cancel() }
    return await withCheckedContinuation {
      waiters.append(Waiter(number: number, matches: matches, continuation: $0))
    }
  }

  private func giveUp(_ number: Int) {
    guard let index = waiters.firstIndex(where: { $0.number == number }) else { return }
    waiters.remove(at: index).continuation.resume(returning: false)
  }

  /// Forgets what was seen, then loads and waits until the load is over and the page quiet.
  func show(_ request: PageRequest) async throws {
    seen = []
    try await page.load(request)
    _ = await sees { event in
      switch event {
      case .navigation(.finished), .navigation(.failed), .navigation(.failedProvisionally),
        .process(.crashed):
        true
      default: false
      }
    }
    _ = try await page.waitUntilQuiet(timeout: .seconds(10))
    if seen.contains(.navigation(.finished)) { _ = await sees { $0 == .document(.firstRendering) } }
  }

  /// Sets what loads may begin from now on.
  func allow(_ isAllowed: @escaping @Sendable (URL) -> Bool) { self.isAllowed = isAllowed }

  /// Sets whether windows are opened from now on.
  func openWindows(_ opensWindows: Bool) { self.opensWindows = opensWindows }

  /// Sets what the next challenges are answered.
  func answerChallenges(_ answers: PageChallenge.Answer...) { challengeAnswers = answers }

  /// The challenges since the last load began.
  var challenges: [PageChallenge] {
    seen.compactMap { if case .challenge(let challenge) = $0 { challenge } else { nil } }
  }

  /// Takes the next event without waiting for the page from now on.
  func hurry() { isQuick = true }

  /// Leaves what is asked to the test from now on.
  func leaveAnswers() { isLeavingAnswers = true }

  /// The windows that the page asked for since the last load began.
  var windowRequests: [WindowRequest] {
    seen.compactMap { if case .policy(.requestPopup(let request)) = $0 { request } else { nil } }
  }

  /// Sets what answers may become documents from now on.
  func show(only isShown: @escaping @Sendable (NavigationResponse) -> Bool) {
    self.isShown = isShown
  }

  /// What the page asked for since the last load began.
  var questions: [NavigationRequest] {
    seen.compactMap {
      if case .policy(.decideNavigation(let question)) = $0 { question } else { nil }
    }
  }

  /// What answers the page asked about since the last load began.
  var answers: [NavigationResponse] {
    seen.compactMap { if case .policy(.decideResponse(let answer)) = $0 { answer } else { nil } }
  }

  /// Sets what requests of the program's schemes are answered; they fail where it is nothing.
  func answerSchemes(_ answer: @escaping @Sendable (SchemeRequest) -> SchemeResponse?) {
    schemeAnswer = answer
  }

  /// Answers no request of the program's schemes from now on, or none for a path.
  func keepWaiting(_ path: String? = nil) {
    isSchemeKept = { path == nil || $0.url.path == path }
  }

  /// What was asked for of the program's schemes since the last load began.
  var schemeRequests: [SchemeRequest] {
    seen.compactMap { if case .resource(.schemeRequest(let request)) = $0 { request } else { nil } }
  }

  /// Forgets what was seen.
  func forget() { seen = [] }

  /// Sets what the next panels are answered.
  func answerDialogs(_ answers: PageDialog.Answer...) { panelAnswers = answers }

  func turn(to viewport: PageViewport) async throws {
    self.viewport = viewport
    try await page.setViewport(viewport)
  }

  /// The events that are the same in every run of a load.
  var milestones: [PageEvent] {
    seen.filter { event in
      switch event {
      case .navigation(.started), .navigation(.redirected), .navigation(.committed),
        .navigation(.finished), .navigation(.failed), .navigation(.failedProvisionally):
        true
      default: false
      }
    }
  }

  func failure() -> PageFailure? {
    for case .navigation(.failedProvisionally(let failure)) in seen { return failure }
    for case .navigation(.failed(let failure)) in seen { return failure }
    return nil
  }
}

/// The colors of a PNG, read back by the browser.
struct Picture {
  /// Width and height in pixels.
  let size: [Int]
  private let colors: [[Int]]

  /// Decodes a picture and reads the pixels at `points`.
  init(_ png: Data, at points: [(x: Int, y: Int)]) async throws {
    struct Read: Decodable {
      let width: Int
      let height: Int
      let colors: [[Int]]
    }
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p>", baseURL: nil))
    let places = points.map { "[\($0.x),\($0.y)]" }.joined(separator: ",")
    let read = try await watcher.page.askWorld(
      """
      new Promise((done, fail) => {
        const image = new Image();
        image.onerror = () => fail('not a picture');
        image.onload = () => {
          const canvas = document.createElement('canvas');
          canvas.width = image.width; canvas.height = image.height;
          const context = canvas.getContext('2d');
          context.drawImage(image, 0, 0);
          done({ width: image.width, height: image.height, colors: [\(places)].map(p =>
            [...context.getImageData(p[0], p[1], 1, 1).data]) });
        };
        image.src = 'data:image/png;base64,\(png.base64EncodedString())';
      })
      """, as: Read.self)
    size = [read.width, read.height]
    colors = read.colors
    await watcher.page.close()
  }

  /// Red, green and blue of the point with this index.
  func color(_ index: Int) -> [Int] { Array(colors[index].prefix(3)) }
}
