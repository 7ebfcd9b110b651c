import UIKit

class FeedScreen: UIViewController {
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let refresh = UIRefreshControl()
    refresh.addTarget(
      self, action: Selector("reload:", FeedScreen.reload(_:)), for: .valueChanged)
    scrollView.refreshControl = refresh
    view.addSubview(scrollView)
  }

  private func reload(_ control: UIRefreshControl) {
    Task {
      try? await Task.sleep(nanoseconds: 1_000)
      control.endRefreshing()
    }
  }
}
