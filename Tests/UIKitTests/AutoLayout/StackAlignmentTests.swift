import CoreGraphics
import HarfBuzzShaper
import Testing
import TextLayout

@testable import UIKit

@Suite(
  "UIStackView · alignment",
  .enabled(if: (try? FontLibrary()) != nil, "fonts-inter is not installed"))
@MainActor
struct StackAlignmentTests {
  private let root: UIView

  init() throws {
    Runtime.boot(
      TestDevice.iPhoneX(SystemVersion(major: 17)), shaper: HarfBuzzShaper(),
      fonts: try FontLibrary())
    root = UIView.root(500, 500)
  }

  private func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  private func layOut(
    _ views: [UIView], _ alignment: UIStackView.Alignment, width: CGFloat? = nil,
    height: CGFloat? = nil, _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.alignment = alignment
    change(stack)
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
    return stack
  }

  private func firstBaseline(_ label: UILabel) -> CGFloat {
    label.frame.minY + label.firstBaselineFromTop
  }

  private func lastBaseline(_ label: UILabel) -> CGFloat {
    label.frame.maxY - label.lastBaselineFromBottom
  }

  @Test("S8.29 first baselines in line; the largest text first, and all are inside the stack")
  func firstBaseline() {
    let (large, small) = (label("Large", size: 34), label("Small"))
    let stack = layOut([large, small], .firstBaseline)

    #expect(abs(firstBaseline(large) - firstBaseline(small)) < 0.34)
    #expect(large.frame.minY == 0)
    #expect(abs(stack.frame.height - large.frame.height) < 1e-6)
    #expect(small.frame.maxY <= stack.bounds.maxY)
  }

  // Apple's rdar://32291130, open since 2017: the stack's edge is that of its first view.
  @Test("S8.29 text that is larger than the first view's sticks out above the stack")
  func largeSecond() {
    let (small, large) = (label("Small"), label("Large", size: 34))
    let stack = layOut([small, large], .firstBaseline)

    #expect(abs(firstBaseline(large) - firstBaseline(small)) < 0.34)
    #expect(small.frame.minY == 0)
    #expect(large.frame.minY < -10)
    #expect(abs(large.frame.maxY - stack.bounds.maxY) < 1e-6)
  }

  @Test("S8.29 last baselines in line, of a label with two lines too")
  func lastBaseline() {
    let (two, one) = (label("Two\nlines", lines: 0), label("One", size: 13))
    let stack = layOut([two, one], .lastBaseline)

    #expect(abs(lastBaseline(two) - lastBaseline(one)) < 0.34)
    #expect(two.frame.minY == 0)
    #expect(two.frame.maxY == stack.bounds.maxY)
    #expect(one.frame.minY > 20)
  }

  @Test("S8.29 the guide around all is held at the end of a higher stack, first baselines in line")
  func spanningGuideOfAHigherStack() {
    let (large, small) = (label("Large", size: 34), label("Small"))
    let stack = layOut([large, small], .firstBaseline, height: 100)

    #expect(abs(firstBaseline(large) - firstBaseline(small)) < 0.34)
    #expect(abs(large.frame.maxY - stack.bounds.maxY) < 1e-6)
    #expect(!stack.hasAmbiguousLayout && !large.hasAmbiguousLayout && !small.hasAmbiguousLayout)
  }

  @Test(
    "S8.25, S8.29 the constraints across a row, with their priorities",
    arguments: [
      (
        UIStackView.Alignment.leading,
        [
          "UISV-alignment top == top 1000", "UISV-ambiguity-suppression height == 25",
          "UISV-ambiguity-suppression height == 25", "UISV-canvas-connection bottom == bottom 1000",
          "UISV-canvas-connection top == top 1000", "UISV-spanning-boundary bottom >= bottom 1000",
          "UISV-spanning-boundary bottom >= bottom 1000", "UISV-spanning-boundary top == top 999.5",
          "UISV-spanning-boundary top == top 999.5", "UISV-spanning-fit height == 51",
        ]
      ),
      (
        .firstBaseline,
        [
          "UISV-alignment firstBaseline == firstBaseline 1000",
          "UISV-ambiguity-suppression height == 25", "UISV-ambiguity-suppression height == 25",
          "UISV-canvas-connection bottom == bottom 1000",
          "UISV-canvas-connection top <= top 1000", "UISV-canvas-fit height == 49",
          "UISV-spanning-boundary bottom >= bottom 1000",
          "UISV-spanning-boundary bottom >= bottom 1000", "UISV-spanning-boundary top <= top 1000",
          "UISV-spanning-boundary top <= top 1000", "UISV-spanning-fit height == 51",
        ]
      ),
    ])
  func constraintsAcrossARow(_ alignment: UIStackView.Alignment, _ expected: [String]) {
    let views = [FixedView(40, 20), FixedView(60, 30)]
    let stack = layOut(views, alignment)
    let across: [NSLayoutConstraint.Attribute: String] = [
      .top: "top", .bottom: "bottom", .height: "height", .firstBaseline: "firstBaseline",
      .centerY: "centerY",
    ]
    let relations = [-1: "<=", 0: "==", 1: ">="]
    let words = (stack.constraints + views.flatMap(\.constraints)).compactMap { constraint in
      across[constraint.firstAttribute].flatMap { first -> String? in
        guard let name = constraint.identifier else { return nil }
        let priority = constraint.priority.rawValue
        let number = priority == priority.rounded() ? "\(Int(priority))" : "\(priority)"
        return [
          name, first, relations[constraint.relation.rawValue] ?? "",
          across[constraint.secondAttribute] ?? "", number,
        ].filter { !$0.isEmpty }.joined(separator: " ")
      }
    }

    #expect(words.sorted() == expected)
  }

  @Test("S8.26 a hidden view has a frame, but does not affect the row's height")
  func hiddenViewHasAFrame() {
    let views = [FixedView(40, 20), FixedView(60, 90), FixedView(50, 10)]
    views[1].isHidden = true
    for alignment in [UIStackView.Alignment.fill, .center, .firstBaseline] {
      let stack = layOut(views, alignment) { $0.spacing = 10 }

      #expect(stack.frame.size == CGSize(width: 100, height: 20))
      #expect(views[1].frame.minX == 40 && views[1].frame.width == 0)
      #expect(views.allSatisfy { !$0.hasAmbiguousLayout }, "\(alignment)")
      stack.removeFromSuperview()
    }
  }

  @Test("S8.27 fillProportionally follows content sizes that change")
  func proportionsFollow() {
    let views = [FixedView(50, 20), FixedView(100, 20)]
    _ = layOut(views, .fill, width: 300) { $0.distribution = .fillProportionally }
    #expect(views.map(\.frame.width) == [100, 200])

    views[0].content.width = 100
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [150, 150])
  }

  // Apple's rdar://39275811 on iOS 11.3: `label.width = 0.5 * stackView.width @ 759`.
  @Test(
    "up to iOS 14 a label that wraps gets an equal share of a row; from iOS 15 priorities decide",
    arguments: [(14, 150.0, 150.0), (15, 260.0, 40.0)])
  func wrappingLabelShare(system: Int, ofLabel: CGFloat, ofOther: CGFloat) throws {
    Runtime.boot(
      TestDevice.iPhoneX(SystemVersion(major: system)), shaper: HarfBuzzShaper(),
      fonts: try FontLibrary())
    let text = label("A text that is so long that it has to be broken into lines", lines: 0)
    text.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    let other = FixedView(40, 20)
    other.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    _ = layOut([text, other], .center, width: 300)

    #expect(text.frame.width == ofLabel)
    #expect(other.frame.width == ofOther)
  }
}
