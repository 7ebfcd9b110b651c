import UIKit

class FormViewController: UIViewController, UIScrollViewDelegate {
  private lazy var scrollView: UIScrollView = {
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .always
    scrollView.delegate = self
    return scrollView
  }()
  private var fields: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    fields = (0..<12).map { index in
      let field = UIView()
      field.tag = index
      scrollView.addSubview(field)
      return field
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    var y: CGFloat = 16
    for field in fields {
      field.frame = CGRect(x: 16, y: y, width: scrollView.bounds.width - 32, height: 44)
      y = field.frame.maxY + 8
    }
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: y)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let top = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    navigationController?.navigationBar.isTranslucent = top > 0
  }
}
