import Foundation
import HarfBuzzShaper
import Testing
import TextLayout
import UIKit

@Suite("UILabel", .enabled(if: (try? FontLibrary()) != nil, "fonts-inter is installed"))
@MainActor
struct UILabelTests {
  private func boot(_ screen: Screens = .iPhoneX) throws {
    Runtime.boot(screen.device(18), shaper: HarfBuzzShaper(), fonts: try FontLibrary())
  }

  @Test("a 17-point line rounds up to the pixel: 20.333 at three pixels a point")
  func height() throws {
    try boot()
    let label = UILabel()
    label.text = "Hello"
    let size = label.intrinsicContentSize

    #expect(abs(size.height - 61.0 / 3) < 1e-9)
    #expect(abs((size.width * 3).rounded() - size.width * 3) < 1e-9)
    #expect(size.width > 30 && size.width < 50)
  }

  @Test("a label without text has no size")
  func empty() throws {
    try boot()

    #expect(UILabel().intrinsicContentSize == .zero)
  }

  @Test("one line is measured whole, several at the width that is given")
  func lines() throws {
    try boot()
    let label = UILabel()
    label.text = "The quick brown fox jumps over the lazy dog"
    let whole = label.sizeThatFits(CGSize(width: 100, height: 1000))
    label.numberOfLines = 0
    let broken = label.sizeThatFits(CGSize(width: 100, height: 1000))
    label.numberOfLines = 2
    let limited = label.sizeThatFits(CGSize(width: 100, height: 1000))

    #expect(whole.width > 300)
    #expect(broken.width <= 100 && broken.height > 60)
    #expect(abs(limited.height - 2 * 20.287109375) < 0.34)
  }

  @Test("text stands in the middle from top to bottom, and where its alignment says")
  func place() throws {
    try boot()
    let label = UILabel()
    label.text = "Hello"
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 101)
    let width = label.intrinsicContentSize.width
    func x() -> CGFloat { label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).minX }

    #expect(x() == 0)
    label.textAlignment = .center
    #expect(abs(x() - (200 - width) / 2) < 1e-9)
    label.textAlignment = .right
    #expect(abs(x() - (200 - width)) < 1e-9)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(abs(rect.midY - 50.5) < 0.2)
  }
}
