import UIKit

class InsetScreen: UIViewController {
  var behavior: UIScrollViewContentInsetAdjustmentBehavior = .automatic
}
