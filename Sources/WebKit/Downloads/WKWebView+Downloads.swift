import Foundation
import FoundationNetworking
import WebEngine

extension WKWebView {
  /// Converts a navigation action of the page to a download (W188).
  func download(_ question: NavigationRequest, _ action: WKNavigationAction) {
    let download = WKDownload(
      action.request, from: action.sourceFrame, in: self,
      isUserInitiated: question.cause == .link || question.cause == .form)
    navigationDelegate?.webView(self, navigationAction: action, didBecome: download)
    run(download, of: question.identifier)
  }

  /// Converts a navigation response to a download (W187).
  func download(_ question: NavigationResponse, _ response: WKNavigationResponse) {
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

  /// Begins a download that the app requested.
  func beginDownload(_ request: URLRequest) async -> WKDownload {
    let frame = WKFrameInfo(
      PageFrame(identifier: "", isMain: true, url: navigation.load.committedURL), in: self)
    var asked = request
    completeHeaders(of: &asked)
    let download = WKDownload(asked, from: frame, in: self, isUserInitiated: false)
    startDownload(download, request)
    return download
  }

  /// Resumes a download from its resume data.
  func continueDownload(_ data: Data) async -> WKDownload {
    let frame = WKFrameInfo(
      PageFrame(identifier: "", isMain: true, url: navigation.load.committedURL), in: self)
    let download = WKDownload(nil, from: frame, in: self, isUserInitiated: false)
    guard var resumed = ResumeData(data) else {
      let failure = PageFailure(kind: .unsupportedURL, url: nil, detail: "no resume data")
      Task { download.fail(failure.error) }
      return download
    }
    // A partial file that was changed or removed cannot be resumed.
    let attributes = try? FileManager.default.attributesOfItem(atPath: resumed.file.path)
    let isThere = (attributes?[.size] as? NSNumber)?.intValue == resumed.length
    if !isThere { resumed.length = 0 }
    download.state.resumed = resumed
    var request = URLRequest(url: resumed.url)
    if isThere {
      for (name, value) in resumed.headers { request.setValue(value, forHTTPHeaderField: name) }
    }
    startDownload(download, request)
    return download
  }

  private func startDownload(_ download: WKDownload, _ request: URLRequest) {
    guard let connection = openConnection(), let url = request.url else {
      let failure = PageFailure(kind: .unsupportedURL, url: request.url, detail: "no engine")
      Task { download.fail(failure.error) }
      return
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
