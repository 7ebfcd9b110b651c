import struct UIKit.UIEdgeInsets
import class UIKit.UIView

class ScopedView: UIKit.UIView {
  var insets = UIEdgeInsets()
}
