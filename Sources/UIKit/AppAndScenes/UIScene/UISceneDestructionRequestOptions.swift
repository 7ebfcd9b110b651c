public import Foundation

/// The options of a request to destroy a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// Creates the options of a request to destroy a scene.
  public override init() {
    super.init()
  }
}
