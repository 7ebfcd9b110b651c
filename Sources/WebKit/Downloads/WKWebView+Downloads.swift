import Foundation
import FoundationNetworking
import WebEngine

extension WKWebView {
  /// Saves what something in the page asked to load (W188).
  func download(_ question: NavigationRequest, _ action: WKNavigationAction) {
    let download = WKDownload(
      action.request, from: action.sourceFrame, in: self,
      isUserInitiated: question.cause == .link || question.cause == .form)
    navigationDelegate?.webView(self, navigationAction: action, didBecome: download)
    run(download, of: question.identifier)
  }

  /// Saves an answer instead of showing it (W187).
  func download(_ question: NavigationAnswer, _ response: WKNavigationResponse) {
    let frame = WKFrameInfo(question.frame, in: self)
    let download = WKDownload(
      URLRequest(url: question.url), from: frame, in: self, isUserInitiated: true)
    navigationDelegate?.webView(self, navigationResponse: response, didBecome: download)
    run(download, of: question.identifier)
  }

  private func run(_ download: WKDownload, of identifier: Int) {
    let page = connection?.openPage
    Task {
      guard let source = await page?.download(identifier) else {
        return download.fail(PageFailure(kind: .cancelled, url: nil, detail: "gone").error)
      }
      download.run(source)
    }
  }

  /// Saves what the app asks for.
  func beginDownload(_ request: URLRequest) async -> WKDownload {
    let frame = WKFrameInfo(
      PageFrame(identifier: "", isMain: true, url: navigation.load.committedURL), in: self)
    var asked = request
    completeHeaders(of: &asked)
    let download = WKDownload(asked, from: frame, in: self, isUserInitiated: false)
    begin(download, request)
    return download
  }

  /// Goes on with a download that ended early.
  func continueDownload(_ data: Data) async -> WKDownload {
    let frame = WKFrameInfo(
      PageFrame(identifier: "", isMain: true, url: navigation.load.committedURL), in: self)
    let download = WKDownload(nil, from: frame, in: self, isUserInitiated: false)
    guard var resumed = ResumeData(data) else {
      let failure = PageFailure(kind: .unsupportedURL, url: nil, detail: "no resume data")
      Task { download.fail(failure.error) }
      return download
    }
    // A beginning that was changed or removed is worth nothing.
    let attributes = try? FileManager.default.attributesOfItem(atPath: resumed.file.path)
    let isThere = (attributes?[.size] as? NSNumber)?.intValue == resumed.length
    if !isThere { resumed.length = 0 }
    download.state.resumed = resumed
    var request = URLRequest(url: resumed.url)
    if isThere {
      for (name, value) in resumed.headers { request.setValue(value, forHTTPHeaderField: name) }
    }
    begin(download, request)
    return download
  }

  private func begin(_ download: WKDownload, _ request: URLRequest) {
    guard let connection = openConnection(), let url = request.url else {
      let failure = PageFailure(kind: .unsupportedURL, url: request.url, detail: "no engine")
      return Task { download.fail(failure.error) }.forget()
    }
    let asked = DownloadRequest(
      url: url, method: request.httpMethod ?? "GET", headers: request.allHTTPHeaderFields ?? [:],
      body: request.httpBody)
    connection.send(.settings) { error in
      download.fail(PageFailure(kind: .other, url: url, detail: error.description).error)
    } _: { page throws(WebEngineError) in
      let source = try await page.startDownload(asked)
      Task { @MainActor in download.run(source) }
    }
  }
}

extension Task where Success == Void, Failure == Never {
  /// Lets a task go on that nobody waits for.
  fileprivate func forget() {}
}
