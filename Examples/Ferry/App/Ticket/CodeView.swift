import UIKit

/// A square of black and white fields, as a scanner reads it.
class CodeView: UIView {
  private static let rows: [UInt16] = [
    0xFE3F, 0x82A1, 0xBA2D, 0xBAAD, 0xBA2D, 0x8221, 0xFEBF, 0x0040, 0xB5D6, 0x4A29, 0xD5B6, 0x00C4,
    0xFE5B, 0x8262, 0xBA9D, 0xFE2B,
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    backgroundColor = .white
    layer.cornerRadius = 8
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let count = Self.rows.count
    let field = bounds.width / CGFloat(count + 4)
    UIColor.black.setFill()
    for (y, row) in Self.rows.enumerated() {
      for x in 0..<count where row & (0x8000 >> UInt16(x)) != 0 {
        UIRectFill(
          CGRect(
            x: CGFloat(x + 2) * field, y: CGFloat(y + 2) * field, width: field, height: field))
      }
    }
  }
}
