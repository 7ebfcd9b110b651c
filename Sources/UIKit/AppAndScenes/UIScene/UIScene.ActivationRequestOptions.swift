public import Foundation

extension UIScene {
  /// The options of a request to activate a scene.
  open class ActivationRequestOptions: NSObject {
    /// The scene that requests the activation.
    open var requestingScene: UIScene?

    /// Creates options without a requesting scene.
    public override init() {
      super.init()
    }
  }
}
