public import Foundation
import WebEngine

/// The parameters of a file upload panel.
@preconcurrency @MainActor
open class WKOpenPanelParameters: NSObject {
  /// A Boolean value that indicates whether several files are welcome.
  public let allowsMultipleSelection: Bool
  /// A Boolean value that indicates whether folders are.
  public let allowsDirectories: Bool

  init(_ request: PageFileRequest) {
    allowsMultipleSelection = request.allowsMultipleSelection
    allowsDirectories = request.allowsDirectories
  }
}
