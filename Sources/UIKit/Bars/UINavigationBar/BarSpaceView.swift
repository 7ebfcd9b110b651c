import CoreGraphics
import Foundation
import QuartzCore

/// A view for the space between items.
final class BarSpaceView: UIView {
  let item: UIBarButtonItem

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    nil
  }
}
