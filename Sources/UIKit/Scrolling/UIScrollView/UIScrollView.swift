public import Foundation

/// Temp.
open class UIScrollView: UIView {
  package func updateAdjustedContentInset() {}
}
