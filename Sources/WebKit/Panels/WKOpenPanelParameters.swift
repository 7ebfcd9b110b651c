public import Foundation
import WebEngine

/// What files a page wants.
@preconcurrency @MainActor
open class WKOpenPanelParameters: NSObject {
  /// Whether several files are welcome.
  public let allowsMultipleSelection: Bool
  /// Whether folders are.
  public let allowsDirectories: Bool

  init(_ request: PageFileRequest) {
    allowsMultipleSelection = request.allowsMultipleSelection
    allowsDirectories = request.allowsDirectories
  }
}
