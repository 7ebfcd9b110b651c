package import Foundation
package import UIKitRules

extension UIEdgeInsets {
  /// Insets in the order of the spec's tables: top, left, bottom, right.
  package init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
