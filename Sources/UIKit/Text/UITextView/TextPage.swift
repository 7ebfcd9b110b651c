import CoreGraphics
import Foundation
import QuartzCore

/// The part of a text view that scrolls: its text.
final class TextPage: UIView {
  weak var owner: UITextView?

  override func draw(_ rect: CGRect) { owner?.drawPage() }
}
