import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("WKDownload")
@MainActor
struct DownloadTests {
  /// A download delegate that chooses the destination and records its calls.
  private final class Keeper: NSObject, WKDownloadDelegate {
    var words: [String] = []
    var errors: [any Error] = []
    var resumeData: Data?
    var responses: [URLResponse] = []
    var destination: URL?
    var decision: (@MainActor @Sendable (URL?) -> Void)?
    var keepsWaiting = false

    func download(
      _ download: WKDownload, decideDestinationUsing response: URLResponse,
      suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    ) {
      words.append("decide \(suggestedFilename)")
      responses.append(response)
      if keepsWaiting { decision = completionHandler } else { completionHandler(destination) }
    }

    func downloadDidFinish(_ download: WKDownload) { words.append("finish") }

    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
      words.append("fail")
      errors.append(error)
      self.resumeData = resumeData
    }
  }

  /// Lets everything be saved.
  private final class Saver: NSObject, WKNavigationDelegate {
    var downloads: [WKDownload] = []
    let keeper: Keeper
    var words: [String] = []
    init(_ keeper: Keeper) { self.keeper = keeper }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.download) }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.download) }

    func webView(
      _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
    ) {
      words.append("action")
      take(download)
    }

    func webView(
      _ webView: WKWebView, navigationResponse: WKNavigationResponse,
      didBecome download: WKDownload
    ) {
      words.append("response")
      take(download)
    }

    private func take(_ download: WKDownload) {
      download.delegate = keeper
      downloads.append(download)
    }
  }

  private let stage: WebViewStage = WebViewStage()
  private let keeper: Keeper = Keeper()
  private let folder: URL = FileManager.default.temporaryDirectory
    .appending(path: "fanlight-tests-\(UUID().uuidString)")

  private func file(_ name: String, _ text: String? = nil) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name)
    if let text { try Data(text.utf8).write(to: url) }
    return url
  }

  private func text(_ url: URL?) -> String? {
    url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  private func response(_ status: Int = 200, tag: String? = "\"1\"") throws -> DownloadResponse {
    var headers = [NavigationResponse.Header(name: "Content-Type", value: "text/plain")]
    if let tag { headers.append(.init(name: "ETag", value: tag)) }
    return DownloadResponse(
      url: try #require(URL(string: "https://example.com/f")), status: status, headers: headers,
      mediaType: "text/plain", suggestedName: "f.txt")
  }

  /// Starts a download for the app, and returns it with the engine's download.
  private func begin() async throws -> (WKDownload, FakeDownload) {
    let request = URLRequest(url: try #require(URL(string: "https://example.com/f")))
    let download = await stage.webView.startDownload(using: request)
    download.delegate = keeper
    await stage.webView.idle()
    return (download, try #require(stage.engine.page?.downloads.last))
  }

  @Test("A download asks for its destination, reports its progress and writes the file")
  func downloadsAskForTheirDestination() async throws {
    keeper.destination = try file("out.txt")
    let (download, source) = try await begin()
    source.play(.receivedResponse(try response()), .progress(received: 2, total: 4))
    #expect(await eventually { download.progress.completedUnitCount == 2 })
    #expect(download.progress.totalUnitCount == 4)
    source.play(.finished(try file("part", "text")))
    #expect(await eventually { keeper.words.count == 2 })
    #expect(keeper.words == ["decide f.txt", "finish"])
    #expect((keeper.responses.first as? HTTPURLResponse)?.statusCode == 200)
    #expect(text(keeper.destination) == "text")
    #expect(download.progress.fractionCompleted == 1)
    #expect(await eventually { source.commands.last == .close })
    #expect(download.originalRequest?.url?.absoluteString == "https://example.com/f")
    #expect(download.webView === stage.webView)
  }

  @Test("A file that arrives before the delegate has chosen its destination waits")
  func filesWaitForTheirDestination() async throws {
    keeper.keepsWaiting = true
    let (_, source) = try await begin()
    source.play(.receivedResponse(try response()), .finished(try file("part", "text")))
    #expect(await eventually { keeper.decision != nil })
    let place = try file("late.txt")
    keeper.decision?(place)
    #expect(await eventually { keeper.words.last == "finish" })
    #expect(text(place) == "text")
  }

  @Test("W190 a download without a delegate or destination, or onto an existing file, fails")
  func downloadsWithoutADestinationFail() async throws {
    let table: [(URL?, Int)] = [
      (nil, -999), (try file("there.txt", "old"), -3000),
      (folder.appending(path: "no/such/folder"), -3000),
    ]
    for (place, code) in table {
      keeper.words = []
      keeper.errors = []
      keeper.destination = place
      let (_, source) = try await begin()
      source.play(.receivedResponse(try response()))
      #expect(await eventually { keeper.words.last == "fail" })
      #expect((keeper.errors.first as? URLError)?.code.rawValue == code)
      #expect(keeper.resumeData == nil)
      #expect(await eventually { source.commands.contains(.cancel) })
    }
    #expect(text(try file("there.txt")) == "old")
  }

  @Test("A download that fails can be resumed from the data that was received")
  func failedDownloadsCanBeResumed() async throws {
    keeper.destination = try file("out.txt")
    let (_, source) = try await begin()
    let lost = PageFailure(kind: .connectionLost, url: nil, detail: "")
    source.play(.receivedResponse(try response()), .failed(lost, part: try file("part", "half ")))
    #expect(await eventually { keeper.words.last == "fail" })
    #expect((keeper.errors.first as? URLError)?.code == .networkConnectionLost)
    let data = try #require(keeper.resumeData)
    #expect(text(keeper.destination) == "half ")

    let resumed = await stage.webView.resumeDownload(fromResumeData: data)
    resumed.delegate = keeper
    await stage.webView.idle()
    let rest = try #require(stage.engine.page?.downloads.last)
    let asked = stage.engine.page?.commands.compactMap {
      if case .startDownload(let request) = $0 { request.headers } else { nil }
    }
    #expect(asked?.last == ["Range": "bytes=5-", "If-Range": "\"1\""])
    rest.play(
      .receivedResponse(try response(206)), .progress(received: 1, total: 4),
      .finished(try file("rest", "more")))
    #expect(await eventually { keeper.words.last == "finish" })
    // The destination is known, so the delegate is not called for it again.
    #expect(keeper.words == ["decide f.txt", "fail", "finish"])
    #expect(text(keeper.destination) == "half more")
    #expect(resumed.progress.totalUnitCount == 9)
  }

  @Test("A response with the whole file replaces the partial data")
  func wholeResponsesReplacePartialData() async throws {
    keeper.destination = try file("out.txt")
    let (download, source) = try await begin()
    source.leave(try file("part", "old "))
    source.play(.receivedResponse(try response()))
    #expect(await eventually { keeper.words.count == 1 })
    let data = try #require(await download.cancel())
    #expect(keeper.words == ["decide f.txt"])
    let resumed = await stage.webView.resumeDownload(fromResumeData: data)
    resumed.delegate = keeper
    await stage.webView.idle()
    let rest = try #require(stage.engine.page?.downloads.last)
    rest.play(.receivedResponse(try response()), .finished(try file("rest", "new")))
    #expect(await eventually { keeper.words.last == "finish" })
    #expect(text(keeper.destination) == "new")
  }

  @Test("A server without range requests gives no resume data")
  func noResumeDataWithoutRangeRequests() async throws {
    for tag in [nil, "W/\"1\""] {
      keeper.destination = try file("out\(tag ?? "")".replacing("/", with: ""))
      let (download, source) = try await begin()
      source.leave(try file("part", "old "))
      source.play(.receivedResponse(try response(tag: tag)))
      let before = keeper.words.count
      #expect(await eventually { keeper.words.count > before })
      #expect(await download.cancel() == nil)
    }
    let wrong = await stage.webView.resumeDownload(fromResumeData: Data("x".utf8))
    wrong.delegate = keeper
    #expect(await eventually { keeper.words.last == "fail" })
  }

  @Test("Canceling a download's progress ends it without a call to its delegate")
  func cancellingTheProgressEndsTheDownload() async throws {
    let (download, source) = try await begin()
    download.progress.cancel()
    #expect(await eventually { source.commands.last == .close })
    #expect(source.commands.first == .cancel)
    source.play(.finished(try file("part", "text")))
    #expect(await download.cancel() == nil)
    #expect(keeper.words == [])
  }

  @Test("W187, W188 policies turn navigations and responses into downloads")
  func policiesTurnNavigationsIntoDownloads() async throws {
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    let page = try #require(stage.engine.page)
    let saver = Saver(keeper)
    stage.webView.navigationDelegate = saver
    let frame = PageFrame(identifier: "F", isMain: true, url: WebViewStage.url)
    stage.webView.receive(
      .policy(
        .decideNavigation(
          NavigationRequest(
            identifier: 3, cause: .link, url: WebViewStage.url, target: frame, source: frame))))
    stage.webView.receive(
      .policy(
        .decideResponse(
          NavigationResponse(
            identifier: 4, url: WebViewStage.url, status: 200, headers: [], mediaType: "",
            canShow: true, frame: frame))))
    #expect(await eventually { page.downloads.count == 2 })
    #expect(page.commands.contains(.download(3)))
    #expect(page.commands.contains(.download(4)))
    #expect(saver.words == ["action", "response"])
    #expect(saver.downloads.map(\.isUserInitiated) == [true, true])
    #expect(saver.downloads.first?.originatingFrame.isMainFrame == true)
  }

  @Test("W188 an app's load that the delegate turns into a download starts no navigation")
  func appLoadsBecomeDownloads() async throws {
    let saver = Saver(keeper)
    stage.webView.navigationDelegate = saver
    stage.webView.load(URLRequest(url: WebViewStage.url))
    #expect(await eventually { saver.words == ["action"] })
    await stage.webView.idle()
    #expect(stage.webView.isLoading == false)
    #expect(stage.webView.url == nil)
    let page = try #require(stage.engine.page)
    #expect(page.commands.contains { if case .startDownload = $0 { true } else { false } })
    #expect(!page.commands.contains(.load(WebViewStage.url)))
  }

  @Test(
    "W169, W189 without a delegate a link with a download attribute becomes a download and fails")
  func downloadsWithoutADelegateFail() async throws {
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    let page = try #require(stage.engine.page)
    stage.webView.navigationDelegate = nil
    let frame = PageFrame(identifier: "F", isMain: true, url: WebViewStage.url)
    stage.webView.receive(
      .policy(
        .decideNavigation(
          NavigationRequest(
            identifier: 3, cause: .link, url: WebViewStage.url, target: frame, source: frame,
            requestsDownload: true))))
    #expect(await eventually { page.downloads.count == 1 })
    let source = try #require(page.downloads.first)
    source.play(.receivedResponse(try response()))
    #expect(await eventually { source.commands == [.cancel, .close] })
  }

  @Test("A redirect is followed unless the delegate says otherwise")
  func redirectsAreFollowedByDefault() async throws {
    final class Strict: NSObject, WKDownloadDelegate {
      var urls: [URL?] = []
      func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse,
        suggestedFilename: String
      ) async -> URL? { nil }
      func download(
        _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void
      ) {
        urls = [response.url, request.url]
        decisionHandler(.cancel)
      }
    }
    let strict = Strict()
    for delegate in [keeper as any WKDownloadDelegate, strict] {
      let (download, source) = try await begin()
      download.delegate = delegate
      source.play(.redirected(try response(302), DownloadRequest(url: WebViewStage.url)))
      #expect(await eventually { !source.commands.isEmpty })
      #expect(source.commands.first == .follow(delegate is Keeper))
    }
    #expect(strict.urls == [URL(string: "https://example.com/f"), WebViewStage.url])
  }
}
