import UIKit

class MendedScreen: UIViewController {
  func wire(_ button: UIButton) {
    #if canImport(ObjectiveC)
      let tapped = #selector(tap(_:))
    #else
      let tapped = Selector("tap:", MendedScreen.tap(_:))
    #endif
    button.addTarget(self, action: tapped, for: .touchUpInside)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func tap(_ sender: UIButton) { sender.isEnabled = false }
}
