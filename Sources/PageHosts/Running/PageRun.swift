import DeviceCatalog
import Foundation
import Simulator
import UIKit
package import WebEngine
package import WebKit

/// One page on one device, in all requested hosts and orientations.
@MainActor
package struct PageRun {
  private let group: ShotRunner.Group
  private let request: ShotRequest
  private let runs: [ScreenSelection.Program: ScreenRun]

  /// Boots the device once for each host.
  package init(_ group: ShotRunner.Group, request: ShotRequest) {
    self.group = group
    self.request = request
    var runs: [ScreenSelection.Program: ScreenRun] = [:]
    for shot in group.shots where runs[shot.screen.program] == nil {
      runs[shot.screen.program] = ScreenRun(
        group.target, program: shot.screen.program, orientation: shot.screen.orientation,
        selection: request.selection, title: group.page.title)
    }
    self.runs = runs
  }

  /// Starts to load the page in every host.
  package func load() {
    for run in runs.values {
      run.load(
        group.page, scriptsMayReadFiles: request.scriptsMayReadFiles, access: request.access)
    }
  }

  /// Closes the pages, except those that exceeded their deadline, which are closing already.
  package func close() async {
    let end = ContinuousClock.now + Self.closingTime
    let closings = runs.values.filter { $0.lastFailure == nil }.map { run in
      Task { await Deadline.result(by: end) { await run.webView.close() } }
    }
    for closing in closings { _ = await closing.value }
  }

  /// The timeout for closing pages; they end with the engine in any case.
  private static let closingTime: Duration = .seconds(5)

  /// A screenshot that is being drawn and written, or the error of the engine.
  package typealias Capture = Result<Task<ShotOutcome, Never>, WebEngineError>

  /// Starts the captures, and returns them in order.
  ///
  /// The hosts are captured concurrently, each rotated from one orientation to the next. A
  /// screenshot is drawn and written while the next ones are captured.
  package func captures() -> [(shot: Shot, capture: Task<Capture, Never>)] {
    var last: [ScreenSelection.Program: Task<Capture, Never>] = [:]
    return group.shots.compactMap { shot in
      guard let run = runs[shot.screen.program] else { return nil }
      let previous = last[shot.screen.program]
      let task = Task { () -> Capture in
        // A host shows one orientation at a time, and no more after its page was lost.
        if let previous, case .failure(let error) = await previous.value { return .failure(error) }
        do throws(WebEngineError) {
          return .success(try await picture(shot, run))
        } catch {
          // Calls to a page that is being closed fail with different errors.
          return .failure(run.webView.lastLimit?.error ?? error)
        }
      }
      last[shot.screen.program] = task
      return (shot, task)
    }
  }

  /// Shows one orientation of one host, measures and captures the page, and starts to write the
  /// screenshot.
  ///
  /// Closes a page that exceeds its deadline.
  private func picture(
    _ shot: Shot, _ run: ScreenRun
  ) async throws(WebEngineError) -> Task<ShotOutcome, Never> {
    if let failure = run.lastFailure { return Task { .failed(shot, failure) } }
    let limits = Limits(request)
    let result = await Deadline.result(by: limits.end) { () -> Result<_, WebEngineError> in
      // The first capture of a host includes opening the tab and starting the load.
      await run.opening?.value
      do throws(WebEngineError) {
        return .success(try await attempt(shot, run, limits))
      } catch {
        return .failure(error)
      }
    }
    guard let result else { return timeOut(shot, run) }
    return try result.get()
  }

  /// The deadlines of a capture.
  struct Limits {
    /// The deadline after which a busy page is captured as it is.
    var quiet: ContinuousClock.Instant
    /// The deadline of the whole capture.
    var end: ContinuousClock.Instant

    /// Creates the deadlines of a request's capture.
    init(_ request: ShotRequest, from now: ContinuousClock.Instant = .now) {
      let timeout = request.timeout
      // The time that remains for capturing a busy page.
      let rest = min(.seconds(5), max(timeout / 4, min(.seconds(1), timeout / 2)))
      quiet = now + timeout - rest
      end = now + timeout + .milliseconds(500) + request.wait.delay
    }
  }

  /// Closes a page that exceeded its deadline.
  private func timeOut(_ shot: Shot, _ run: ScreenRun) -> Task<ShotOutcome, Never> {
    let failure = ShotFailure(
      noPictureOf: shot.page, within: request.timeout, activity: run.webView.pendingActivity)
    run.lastFailure = failure
    Task { await run.webView.close() }
    return Task { .failed(shot, failure) }
  }

  private func attempt(
    _ shot: Shot, _ run: ScreenRun, _ limits: Limits
  ) async throws(WebEngineError) -> Task<ShotOutcome, Never> {
    run.rotate(to: shot.screen.orientation)
    run.setSafariBars(request.selection.safariBars ?? .expanded)
    let wait = try await run.wait(request.wait, until: limits.quiet)
    if case .invalidSelector = wait.element {
      return Task { .failed(shot, ShotFailure(invalidSelector: request.wait.selector ?? "")) }
    }
    if let failure = run.failure(of: shot.page, isQuiet: wait.isQuiet, timeout: request.timeout) {
      return Task { .failed(shot, failure) }
    }
    // A scrolled page has minimized bars, and thus another viewport, to which it may react.
    let scrolls = request.scrollY > 0 && run.canScroll
    let hasOtherBars = run.setSafariBars(
      request.selection.safariBars ?? (scrolls ? .minimized : .expanded))
    if hasOtherBars, wait.isQuiet, wait.element != .missing {
      _ = try await run.wait(PageWait(until: request.wait.state), until: limits.quiet)
    }
    if request.wait.delay > .zero { try? await Task.sleep(for: request.wait.delay) }
    await run.app.waitUntilIdle()
    let scrolled = run.scroll(to: request.scrollY)
    try await run.webView.snapshotPage()
    run.app.showPage()
    let measurement = run.measured(
      try await run.webView.measure(), orientation: shot.screen.orientation, shot: shot)
    let drawing: ScreenDrawing
    do {
      drawing = try await run.drawing(for: request)
    } catch let failure as ShotFailure {
      return Task { .failed(shot, failure) }
    } catch {
      throw WebEngineError(.protocolFailed, "\(error.localizedDescription)")
    }
    var findings =
      run.findings(isQuiet: wait.isQuiet)
      + (scrolled < request.scrollY ? [.scrolledToEnd(scrolled)] : [])
      + run.refusedFiles(besides: shot.page)
    if wait.element == .missing, let selector = request.wait.selector {
      findings.insert(.elementMissing(selector: selector), at: 0)
    }
    return Task.detached { [findings] in
      do {
        try WholeFile.write(drawing.png(), to: shot.image)
        return .taken(shot, measurement, findings: findings)
      } catch let error as SimulatorError {
        return .failed(shot, ShotFailure(error.message, advice: error.advice))
      } catch {
        return .failed(shot, ShotFailure(writing: shot.image, error: error))
      }
    }
  }
}

extension PageSource {
  /// The text of a host's title bar or address field until the page has a title.
  fileprivate var title: String {
    switch place {
    case .web(let url): url.host ?? argument
    case .file(let url, _): url.lastPathComponent
    case .html: argument
    }
  }
}

extension PageSource {
  /// Returns the URL of a web page as the user wrote it, which a `URL` may not be able to
  /// represent.
  fileprivate func spelling(of url: URL) -> String {
    // The scheme of a server may be omitted.
    [argument, "http://" + argument].first { URL(address: $0) == url } ?? url.absoluteString
  }
}

extension ScreenRun {
  /// Sets the cookies of a page, and starts to load it.
  ///
  /// - Parameter text: HTML to load as the document of the page's URL, without a request; `nil` for
  ///   the page itself.
  package func load(
    _ page: PageSource, showing text: String? = nil, scriptsMayReadFiles: Bool = false,
    access: PageAccess = PageAccess()
  ) {
    delegate = prepare(for: page, access: access)
    if access.cookies.isEmpty {
      beginLoad(page, showing: text, scriptsMayReadFiles: scriptsMayReadFiles)
    }
    opening = Task {
      if !access.cookies.isEmpty {
        await setCookies(access, for: page)
        beginLoad(page, showing: text, scriptsMayReadFiles: scriptsMayReadFiles)
      }
      await webView.idle()
      started = .now
    }
  }

  private func beginLoad(_ page: PageSource, showing text: String?, scriptsMayReadFiles: Bool) {
    if let text {
      webView.loadHTMLString(text, baseURL: page.webURL)
      return
    }
    switch page.place {
    case .web(let url): webView.load(address: page.spelling(of: url))
    case .file(let url, let readAccess) where scriptsMayReadFiles:
      webView.loadFile(url, readableByScripts: readAccess)
    case .file(let url, let readAccess):
      webView.loadFileURL(url, allowingReadAccessTo: readAccess)
    case .html(let text): webView.loadHTMLString(text, baseURL: nil)
    }
  }

  /// Waits for the conditions of a capture.
  ///
  /// - Returns: Whether the page reached the state, and whether the element was displayed.
  package func wait(
    _ wait: PageWait, until end: ContinuousClock.Instant
  ) async throws(WebEngineError) -> (isQuiet: Bool, element: WKWebView.ElementSearch?) {
    var element: WKWebView.ElementSearch?
    if wait.state == .load || wait.selector != nil {
      guard try await webView.waitUntilLoaded(timeout: end - .now) else { return (false, nil) }
    }
    if let selector = wait.selector, webView.documentFailure == nil {
      let search = try await webView.waitForElement(matching: selector, until: end)
      // A missing element is reported, whether or not the page is quiet.
      guard search == .displayed else { return (true, search) }
      element = search
    }
    guard wait.state == .quiet else { return (true, element) }
    return (try await webView.waitUntilQuiet(timeout: end - .now), element)
  }

  /// Scrolls the page by `y` CSS pixels from its top, at most to the end of its content.
  ///
  /// - Returns: The distance that it was scrolled, in CSS pixels; `y` unless the document ends
  ///   before.
  @discardableResult
  func scroll(to y: Double) -> Double {
    let scrollView = webView.scrollView
    let top = webView.topContentOffset
    let end =
      scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
      - scrollView.bounds.height
    let wanted = top.y + y * scrollView.zoomScale
    scrollView.contentOffset = CGPoint(x: top.x, y: max(top.y, min(end, wanted)))
    simulator.layOut()
    return wanted <= end ? y : max(0, (end - top.y) / scrollView.zoomScale)
  }

  /// Returns the reason why there is no page to capture; `nil` if there is one.
  package func failure(of page: PageSource, isQuiet: Bool, timeout: Duration) -> ShotFailure? {
    if let attachment = delegate?.attachment, !webView.hasDocument {
      return ShotFailure(attachment: attachment, page: page.argument)
    }
    guard isQuiet else {
      guard !webView.hasDocument else { return nil }
      return ShotFailure(
        noResponseFrom: page, within: timeout, activity: webView.pendingActivity,
        hasResponse: webView.responseStatus != nil)
    }
    return webView.documentFailure.map {
      var failure = ShotFailure(
        loading: page.argument, failure: $0, after: ContinuousClock.now - started)
      failure.httpStatus = webView.responseStatus
      return failure
    }
  }

  /// Returns the findings of the page that was just captured.
  func findings(isQuiet: Bool) -> [ShotFinding] {
    // A page can become busy again after it was quiet.
    let busy: [ShotFinding] =
      isQuiet && !webView.isPageHalted ? [] : [.busy(webView.pendingActivity)]
    return busy + (webView.errorStatus.map { [.errorPage($0)] } ?? [])
      + webView.problems.map { .problem($0) }
      + ((app as? WebAppHost)?.isDeclared == false ? [.undeclaredWebApp] : [])
  }

  /// Returns the local files to which the page was denied access, relative to its folder.
  func refusedFiles(besides page: PageSource) -> [ShotFinding] {
    guard case .file(let url, _) = page.place else { return [] }
    let folder = url.deletingLastPathComponent().standardizedFileURL.path + "/"
    // Files that an element requested are among the page's problems already.
    let told = Set(webView.problems.map(\.url))
    return webView.refusedFiles.filter { !told.contains($0.key.absoluteString) }.map {
      file, refusal in
      let path = file.standardizedFileURL.path
      let name = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
      return (name, refusal)
    }.sorted { $0.0 < $1.0 }.prefix(20).map { .refusedFile($0.0, $0.1) }
  }

  /// Returns the measurement of the running page.
  func measured(
    _ page: PageMeasurement, orientation: ShotOrientation, shot: Shot
  ) -> ShotMeasurement {
    var result = measurement(
      orientation: orientation, viewportFit: ViewportFit(webView.viewportFit), source: .measured,
      page: .init(
        environment: page.safeAreaInsets, layoutViewport: page.layoutViewport,
        innerSize: page.innerSize))
    result.image = shot.image.path
    // The page's own URL; text from standard input has that of a blank page.
    result.url =
      page.address.isEmpty ? webView.url?.absoluteString ?? shot.page.argument : page.address
    result.input = shot.page.argument
    result.httpStatus = webView.responseStatus
    return result
  }
}
