import Foundation
import FoundationNetworking
import WebEngine

extension WKDownload {
  /// Handles the events of the engine's download, which retains this object until it ends.
  func run(_ source: any WebDownload) {
    guard !state.isOver else {
      Task { await source.close() }
      return
    }
    state.source = source
    Task {
      for await event in source.events { handle(event) }
    }
  }

  /// Reports that the engine could not begin the download.
  func fail(_ error: any Error) {
    guard !state.isOver else { return }
    state.isOver = true
    delegate?.download(self, didFailWithError: error, resumeData: nil)
  }

  private func handle(_ event: DownloadEvent) {
    guard !state.isOver else { return }
    switch event {
    case .redirected(let response, let request): decideRedirect(response, request)
    case .receivedResponse(let response): didReceive(response)
    case .progress(let received, let total):
      let before = beginning
      if let total { progress.totalUnitCount = Int64(total + before) }
      progress.completedUnitCount = Int64(received + before)
    case .finished, .failed:
      state.outcome = event
      handleOutcome()
    }
  }

  private func didReceive(_ response: DownloadResponse) {
    state.response = response
    if let resumed = state.resumed {
      state.destination = resumed.file
      return
    }
    guard let delegate else { return failWithoutDestination() }
    let checker = CallChecker(
      "download(_:decideDestinationUsing:suggestedFilename:completionHandler:)")
    delegate.download(
      self, decideDestinationUsing: URLResponse.made(from: response),
      suggestedFilename: response.suggestedName
    ) { [weak self] url in
      if checker.isFirstCall() { self?.decide(url) }
    }
  }

  private func decide(_ url: URL?) {
    guard !state.isOver else { return }
    guard let url else { return failWithoutDestination() }
    guard url.isFileURL, Self.isFree(url) else {
      return failWithoutDestination(Self.fileError(.cannotCreateFile, url))
    }
    state.destination = url
    progress.setUserInfoObject(url, forKey: .fileURLKey)
    handleOutcome()
  }

  /// Returns whether a file can be created: nothing is overwritten, and directories are not created.
  private static func isFree(_ url: URL) -> Bool {
    let folder = url.deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      && isFolder.boolValue && !FileManager.default.fileExists(atPath: url.path)
  }

  /// Fails the download for want of a destination (W190).
  private func failWithoutDestination(_ error: (any Error)? = nil) {
    let failure = PageFailure(kind: .cancelled, url: state.response?.url, detail: "no destination")
    state.isOver = true
    close(cancelling: true)
    delegate?.download(self, didFailWithError: error ?? failure.error, resumeData: nil)
  }

  /// Handles the engine's outcome, once the destination is known.
  private func handleOutcome() {
    guard let outcome = state.outcome else { return }
    switch outcome {
    case .finished(let file):
      guard let destination = state.destination else { return }
      state.isOver = true
      do {
        try save(file, at: destination)
        progress.completedUnitCount = max(progress.totalUnitCount, progress.completedUnitCount)
        progress.totalUnitCount = progress.completedUnitCount
        close()
        delegate?.downloadDidFinish(self)
      } catch {
        close()
        delegate?.download(
          self, didFailWithError: Self.fileError(.cannotWriteToFile, destination), resumeData: nil)
      }
    case .failed(let failure, let part):
      state.isOver = true
      let data = saveForResuming(part)
      close()
      delegate?.download(self, didFailWithError: failure.error, resumeData: data)
    default: break
    }
  }

  /// Cancels the download and returns its resume data.
  func cancelProducingResumeData() async -> Data? {
    guard !state.isOver else { return nil }
    state.isOver = true
    let part = await state.source?.cancel()
    let data = saveForResuming(part)
    close()
    return data
  }

  private func close(cancelling isCancelling: Bool = false) {
    let source = state.source
    Task {
      if isCancelling { _ = await source?.cancel() }
      await source?.close()
    }
  }

  private func decideRedirect(_ redirect: DownloadResponse, _ request: DownloadRequest) {
    let source = state.source
    guard let delegate,
      let response = URLResponse.made(from: redirect) as? HTTPURLResponse
    else {
      Task { await source?.decideRedirect(true) }
      return
    }
    let checker = CallChecker(
      "download(_:willPerformHTTPRedirection:newRequest:decisionHandler:)")
    delegate.download(
      self, willPerformHTTPRedirection: response, newRequest: URLRequest(url: request.url)
    ) { policy in
      guard checker.isFirstCall() else { return }
      Task { await source?.decideRedirect(policy == .allow) }
    }
  }
}
