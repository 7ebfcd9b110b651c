import Foundation
import WebEngine

extension Browser {
  /// How Chromium treats downloads: under names of its own, in its private directory.
  func downloadBehavior(context: String? = nil) -> JSON {
    guard let directory = downloads.directory else { return ["behavior": "deny"] }
    var words: [String: JSON] = [
      "behavior": "allowAndName", "downloadPath": .string(directory), "eventsEnabled": true,
    ]
    if let context { words["browserContextId"] = .string(context) }
    return .object(words)
  }

  /// A download has begun.
  func take(_ event: DownloadEvents.Began) async {
    if let download = downloads.began(event) { return await download.began(event) }
    guard let page = windows.page(event.frameId) else {
      return root.send("Browser.cancelDownload", ["guid": .string(event.guid)])
    }
    // What comes of it until it is decided is kept.
    let download = ChromiumDownload(in: self)
    downloads.adopt(download, event.guid)
    await download.began(event)
    await page.didBegin(download, event)
  }
}
