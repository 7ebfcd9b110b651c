import UIKit

class RelayView: UIView {
  weak var scrollDelegate: UIScrollViewDelegate?

  func relay(_ scrollView: UIScrollView) { scrollDelegate?.scrollViewDidScroll?(scrollView) }
}
