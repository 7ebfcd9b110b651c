import UIKit

class ScrollingScreen: UIViewController {
  let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    view.addSubview(scrollView)
  }
}

extension ScrollingScreen: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    title = "\(scrollView.contentOffset.y)"
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}
