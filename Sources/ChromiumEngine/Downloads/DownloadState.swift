/// What a page knows of the downloads that it asks for.
struct DownloadState {
  /// Those whose request or answer is held, by their request's number.
  var running: [String: ChromiumDownload] = [:]
  /// The addresses of requests that were not allowed: Chromium begins and fails a download of each.
  var abandoned: Set<String> = []
}
