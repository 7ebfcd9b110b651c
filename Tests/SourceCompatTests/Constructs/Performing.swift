import UIKit

class PerformingScreen: UIViewController {
  func later() {
    let save = Selector("save:", PerformingScreen.save(_:))
    if responds(to: save) { perform(save, with: "now") }
    perform(save, with: "then", afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequests(withTarget: self)
  }

  private func save(_ text: String) {}
}
