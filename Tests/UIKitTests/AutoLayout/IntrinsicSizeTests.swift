import CoreGraphics
import Testing

@testable import UIKit

@Suite("Auto Layout · sizes of content")
@MainActor
struct IntrinsicSizeTests {
  init() { _ = bootTestScene() }

  /// A row from 20 to 373 with 24 between its two views, as in S8.17.
  private func row(_ one: UIView, _ other: UIView, otherFirst: Bool = false) {
    let root = UIView.root(393, 100)
    root.add(one, other)
    let constraints = [
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 24),
      other.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
    ]
    if otherFirst {
      NSLayoutConstraint.activate([constraints[2], constraints[1], constraints[0]])
    } else {
      NSLayoutConstraint.activate(constraints)
    }
    root.layoutIfNeeded()
  }

  @Test("S8.8 content gives a size at the priorities of hugging and resistance")
  func contentSize() {
    let root = UIView.root(300, 300)
    let view = FixedView(80, 30)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 30))

    view.content = CGSize(width: 90, height: UIView.noIntrinsicMetric)
    view.heightAnchor.constraint(equalToConstant: 11).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 90, height: 11))
  }

  @Test("S8.7 hugging is 250 and resistance 750 in code; a label's vertical hugging is 251")
  func defaultPrioritiesInCode() {
    let (view, label) = (UIView(), UILabel())
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
      #expect(label.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 250)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 251)
  }

  @Test("S8.17 in a hugging tie the view that a constraint names first stretches")
  func huggingTie() {
    let (a, b) = (FixedView(84, 20), FixedView(76, 20))
    row(a, b)
    #expect(a.frame.width == 253)
    #expect(b.frame.minX == 297)
    #expect(b.frame.width == 76)

    let (c, d) = (FixedView(84, 20), FixedView(76, 20))
    row(c, d, otherFirst: true)
    #expect(c.frame.width == 84)
    #expect(d.frame.width == 245)
    #expect(d.frame.minX == 128)
  }

  @Test(
    "S8.17 the view with the higher hugging priority, 251, keeps its width",
    arguments: [true, false])
  func huggingDecides(isFirst: Bool) {
    let (a, b) = (FixedView(84, 20), FixedView(76, 20))
    (isFirst ? a : b).setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row(a, b)

    #expect(a.frame.width == (isFirst ? 84 : 253))
    #expect(b.frame.width == (isFirst ? 245 : 76))
  }

  @Test(
    "S8.17 at equal compression resistance the first view keeps its width, the second is compressed"
  )
  func compressionTie() {
    let (a, b) = (FixedView(256, 20), FixedView(195, 20))
    row(a, b)

    #expect(a.frame.width == 256)
    #expect(b.frame.width == 73)
  }

  @Test("S8.17 of three views the first stretches")
  func firstOfThreeStretches() {
    let root = UIView.root(393, 100)
    let views = [FixedView(40, 20), FixedView(35, 20), FixedView(49, 20)]
    for view in views { root.addSubview(view) }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 24),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 24),
      views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
    ])
    root.layoutIfNeeded()

    #expect(views.map(\.frame.width) == [221, 35, 49])
  }

  @Test("S8.9 systemLayoutSizeFitting returns the minimum that constraints allow, not rounded")
  func fittingSizeIsTheMinimum() {
    let box = UIView()
    let view = FixedView(70 + 2 / 3, 20)
    box.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
    ])
    let compressed = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(compressed.width - (90 + 2 / 3)) < 1e-9)
    #expect(compressed.height == 30)

    let wide = box.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 200, height: 30))
    // At priority 50 the target size yields to the content's at 250.
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).height == 30)
  }

  @Test("S8.9 systemLayoutSizeFitting does not change the layout")
  func fittingSizeKeepsTheLayout() {
    let root = UIView.root(300, 300)
    let box = UIView.placed()
    let view = FixedView(40, 20)
    root.addSubview(box)
    box.addSubview(view)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.topAnchor.constraint(equalTo: box.topAnchor),
      view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    root.layoutIfNeeded()
    let before = box.frame
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 100, height: 20))
    root.setNeedsLayout()
    root.layoutIfNeeded()

    #expect(box.frame == before)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
  }
}
