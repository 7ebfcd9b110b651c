public import Foundation

extension UIScene {
  /// Options for asking for a scene.
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks for another one.
    open var requestingScene: UIScene?

    /// Creates options without a scene.
    public override init() {
      super.init()
    }
  }
}
