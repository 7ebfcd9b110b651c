public import Foundation
import WebEngine

/// The parameters of a file upload panel.
///
/// A test of an app subclasses it, and overrides what its delegate method reads (W334).
@preconcurrency @MainActor
open class WKOpenPanelParameters: NSObject {
  private var request: PageFileRequest?

  /// A Boolean value that indicates whether several files are welcome.
  open var allowsMultipleSelection: Bool { request?.allowsMultipleSelection ?? false }
  /// A Boolean value that indicates whether folders are.
  open var allowsDirectories: Bool { request?.allowsDirectories ?? false }

  /// Creates parameters that allow one file (W334).
  public override init() { super.init() }

  convenience init(_ request: PageFileRequest) {
    self.init()
    self.request = request
  }
}
