/// The parameters of the download events.
enum DownloadEvents {
  /// `Browser.downloadWillBegin`.
  struct WillBegin: Decodable {
    let frameId: String
    let guid: String
    let url: String
    let suggestedFilename: String
  }

  /// `Browser.downloadProgress`.
  struct Progress: Decodable {
    let guid: String
    let totalBytes: Double
    let receivedBytes: Double
    let state: String
    let filePath: String?
  }
}
