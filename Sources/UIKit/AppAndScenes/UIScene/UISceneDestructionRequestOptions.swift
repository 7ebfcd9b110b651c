public import Foundation

/// Options for closing a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options for closing a scene.
  public override init() {
    super.init()
  }
}
