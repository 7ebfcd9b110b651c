import UIKit
import WebEngine

extension UIEdgeInsets {
  /// Creates insets from edge lengths.
  init(_ edges: EdgeLengths) {
    self.init(top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right)
  }
}

extension EdgeLengths {
  /// Creates edge lengths from insets.
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
