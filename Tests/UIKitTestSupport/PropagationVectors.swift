package import Foundation
package import UIKitRules

/// The nine golden frames of S1.1 in a superview of 320 by 480 with insets of 44, 10, 34, 12, each with
/// its insets.
package enum PropagationVectors {
  package static let all: [(CGRect, UIEdgeInsets)] = [
    (CGRect(x: 0, y: 0, width: 320, height: 480), UIEdgeInsets(44, 10, 34, 12)),
    (CGRect(x: 30, y: 20, width: 100, height: 500), UIEdgeInsets(24, 0, 34, 0)),
    (CGRect(x: -40, y: -60, width: 200, height: 200), UIEdgeInsets(44, 10, 0, 0)),
    (CGRect(x: 0, y: 100, width: 320, height: 200), UIEdgeInsets(0, 10, 0, 12)),
    (CGRect(x: 0, y: 460, width: 320, height: 100), UIEdgeInsets(0, 10, 34, 12)),
    (CGRect(x: 300, y: 0, width: 100, height: 480), UIEdgeInsets(44, 0, 34, 12)),
    (CGRect(x: -50, y: -50, width: 500, height: 700), UIEdgeInsets(44, 10, 34, 12)),
    (CGRect(x: 5, y: 10, width: 60, height: 20), UIEdgeInsets(34, 5, 0, 0)),
    (CGRect(x: 0, y: 500, width: 100, height: 50), UIEdgeInsets(0, 10, 34, 0)),
  ]
}
