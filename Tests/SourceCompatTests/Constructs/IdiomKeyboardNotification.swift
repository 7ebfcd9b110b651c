import UIKit

final class BottomInsetController: UIViewController {
  private let scrollView = UIScrollView()
  private var token: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name("contentSizeChanged"), object: nil, queue: .main
    ) { [weak self] notification in
      let frame = (notification.userInfo?["frame"] as? NSValue)?.cgRectValue ?? .zero
      MainActor.assumeIsolated {
        self?.scrollView.contentInset.bottom = frame.height
        self?.scrollView.verticalScrollIndicatorInsets.bottom = frame.height
      }
    }
  }
}
