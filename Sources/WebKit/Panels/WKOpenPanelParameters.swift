public import Foundation
import WebEngine

/// The parameters of a file upload panel.
///
/// An app's tests may subclass it and override the properties that a delegate reads (W334).
@preconcurrency @MainActor
open class WKOpenPanelParameters: NSObject {
  private var request: PageFileRequest?

  /// A Boolean value that indicates whether the file upload control accepts multiple files.
  open var allowsMultipleSelection: Bool { request?.allowsMultipleSelection ?? false }
  /// A Boolean value that indicates whether the file upload control accepts directories.
  open var allowsDirectories: Bool { request?.allowsDirectories ?? false }

  /// Creates parameters that allow one file (W334).
  public override init() { super.init() }

  convenience init(_ request: PageFileRequest) {
    self.init()
    self.request = request
  }
}
