import CoreGraphics
import Testing

@testable import UIKit

@Suite("UIStackView")
@MainActor
final class UIStackViewTests {
  private var root = UIView()

  init() { _ = bootTestScene() }

  /// A stack of a size at the corner of a root, laid out.
  private func layOut(
    _ views: [UIView], width: CGFloat? = 300, height: CGFloat? = 100,
    _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    root = UIView.root(500, 500)
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    change(stack)
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
    return stack
  }

  @Test("S8.25, S8.27 fill: views follow each other with the spacing and fill the other axis")
  func fillDistribution() {
    let views = [FixedView(40, 20), FixedView(60, 30)]
    views[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let stack = layOut(views) { $0.spacing = 10 }

    #expect(stack.arrangedSubviews == views)
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 40, height: 100))
    #expect(views[1].frame == CGRect(x: 50, y: 0, width: 250, height: 100))
  }

  @Test("a stack without a size is as large as its content and spacing")
  func ownSize() {
    let stack = layOut([FixedView(40, 20), FixedView(60, 30)], width: nil, height: nil) {
      $0.spacing = 7
    }
    #expect(stack.frame.size == CGSize(width: 107, height: 30))
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 107, height: 30))

    let column = layOut([FixedView(40, 20), FixedView(60, 30)], width: nil, height: nil) {
      $0.axis = .vertical
      $0.spacing = 7
    }
    #expect(column.frame.size == CGSize(width: 60, height: 57))
  }

  @Test("S8.27 fillEqually: all views have the first one's length")
  func fillEqually() {
    let views = [FixedView(40, 20), FixedView(60, 30), FixedView(5, 5)]
    _ = layOut(views) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }

    #expect(views.map(\.frame.width) == [90, 90, 90])
    #expect(views.map(\.frame.minX) == [0, 105, 210])
  }

  @Test("S8.27 fillProportionally: each has its content's share of contents and gaps")
  func fillProportionally() {
    let views = [FixedView(50, 20), FixedView(100, 20)]
    _ = layOut(views, width: 300) { $0.distribution = .fillProportionally }

    #expect(views.map(\.frame.width) == [100, 200])
  }

  @Test("S8.28 equalSpacing: gaps of one length, at least the spacing")
  func equalSpacing() {
    let views = [FixedView(40, 20), FixedView(60, 20), FixedView(50, 20)]
    _ = layOut(views) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }

    #expect(views.map(\.frame.width) == [40, 60, 50])
    #expect(views.map(\.frame.minX) == [0, 115, 250])
  }

  @Test("S8.28 equalCentering: centers of one distance")
  func equalCentering() {
    let views = [FixedView(40, 20), FixedView(60, 20), FixedView(20, 20)]
    _ = layOut(views) { $0.distribution = .equalCentering }

    let centers = views.map(\.center.x)
    #expect(views.map(\.frame.width) == [40, 60, 20])
    #expect(centers == [20, 155, 290])
  }

  @Test("S8.26 a hidden view has no length and no gap, until it is shown again")
  func hiddenViewHasNoLengthAndNoGap() {
    let views = [FixedView(40, 20), FixedView(60, 30), FixedView(50, 10)]
    let stack = layOut(views, width: nil, height: nil) { $0.spacing = 10 }
    #expect(stack.frame.width == 170)

    views[1].isHidden = true
    stack.superview?.layoutIfNeeded()
    #expect(stack.frame.width == 100)
    #expect(views[1].frame.width == 0)
    #expect(views[2].frame.minX == 50)

    views[1].isHidden = false
    stack.superview?.layoutIfNeeded()
    #expect(stack.frame.width == 170)
  }

  @Test("S8.30 custom spacing applies after its view")
  func customSpacing() {
    let views = [FixedView(40, 20), FixedView(60, 30), FixedView(50, 10)]
    let stack = layOut(views, width: nil, height: nil) {
      $0.spacing = 10
      $0.setCustomSpacing(33, after: views[0])
      $0.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    }

    #expect(views.map(\.frame.minX) == [0, 73, 141])
    #expect(stack.customSpacing(after: views[0]) == 33)
    #expect(stack.customSpacing(after: views[2]) == UIStackView.spacingUseDefault)
  }

  @Test(
    "S8.25, S8.29 across the stack",
    arguments: [
      (UIStackView.Alignment.leading, [0.0, 0.0]), (.trailing, [80.0, 70.0]),
      (.center, [40.0, 35.0]),
    ])
  func acrossTheStack(_ alignment: UIStackView.Alignment, _ tops: [CGFloat]) {
    let views = [FixedView(40, 20), FixedView(60, 30)]
    _ = layOut(views, width: nil) { $0.alignment = alignment }

    #expect(views.map(\.frame.height) == [20, 30])
    #expect(views.map(\.frame.minY) == tops)
  }

  @Test("isLayoutMarginsRelativeArrangement arranges views inside the stack's margins")
  func layoutMarginsRelativeArrangement() {
    let view = FixedView(40, 20)
    let stack = layOut([view], width: nil, height: nil) {
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.isLayoutMarginsRelativeArrangement = true
    }

    #expect(stack.frame.size == CGSize(width: 46, height: 24))
    #expect(view.frame == CGRect(x: 2, y: 1, width: 40, height: 20))
  }

  @Test("a view removed from the stack leaves the row; removeArrangedSubview keeps the subview")
  func removedViewLeavesTheRow() {
    let views = [FixedView(40, 20), FixedView(60, 30)]
    let stack = layOut(views, width: nil, height: nil)
    stack.removeArrangedSubview(views[0])
    #expect(views[0].superview === stack)
    #expect(stack.arrangedSubviews == [views[1]])
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("stacks in stacks")
  func stacksInStacks() {
    let (a, b, c) = (FixedView(40, 20), FixedView(60, 30), FixedView(10, 50))
    let inner = UIStackView(arrangedSubviews: [a, b])
    inner.axis = .vertical
    inner.spacing = 5
    let outer = layOut([inner, c], width: nil, height: nil) { $0.spacing = 8 }

    #expect(outer.frame.size == CGSize(width: 78, height: 55))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 60, height: 55))
    #expect(b.frame.minY == 25)
    #expect(c.frame == CGRect(x: 68, y: 0, width: 10, height: 55))
  }
}
