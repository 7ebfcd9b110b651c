import EngineSupport
import Foundation
import WebEngine

extension Browser {
  /// Returns the download behavior: Chromium names the files by GUID, in the private directory.
  ///
  /// - Parameter context: The browser context; `nil` for the default one.
  func downloadBehavior(context: String? = nil) -> JSON {
    guard let directory = downloads.directory else { return ["behavior": "deny"] }
    var parameters: [String: JSON] = [
      "behavior": "allowAndName", "downloadPath": .string(directory), "eventsEnabled": true,
    ]
    if let context { parameters["browserContextId"] = .string(context) }
    return .object(parameters)
  }

  /// Handles the start of a download.
  func downloadWillBegin(_ event: DownloadEvents.WillBegin) async {
    if let download = downloads.dequeueExpected(event) { return await download.willBegin(event) }
    guard let page = windows.page(event.frameId) else {
      return root.send("Browser.cancelDownload", ["guid": .string(event.guid)])
    }
    // Its events are stored until the policy decision.
    let download = ChromiumDownload(in: self)
    downloads.add(download, event.guid)
    await download.willBegin(event)
    await page.didBegin(download, event)
  }
}
