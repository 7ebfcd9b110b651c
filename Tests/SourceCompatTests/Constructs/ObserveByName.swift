import UIKit

class NameWatchingScreen: UIViewController {
  let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.addObserver(self, forKeyPath: "contentSize", options: [.new], context: nil)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == "contentSize" else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    title = "\(change?[.newKey] as? CGSize ?? .zero)"
  }

  func stop() { scrollView.removeObserver(self, forKeyPath: "contentSize") }
}
