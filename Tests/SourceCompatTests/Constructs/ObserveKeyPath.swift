import UIKit

class WatchingScreen: UIViewController {
  let scrollView = UIScrollView()
  private var observations: [NSKeyValueObservation] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    observations = [
      scrollView.observe(\.contentOffset, options: [.old, .new]) { [weak self] _, change in
        self?.title = "\(change.newValue ?? .zero)"
      },
      scrollView.observe(\.contentSize) { scrollView, _ in print(scrollView.contentSize) },
    ]
  }

  deinit { for observation in observations { observation.invalidate() } }
}
