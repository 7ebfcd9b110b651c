import Testing
import UIKit

@Suite("Contract · constraints")
@MainActor
struct ConstraintContractTests {
  init() throws { _ = try Stage.scene() }

  private func placed(in root: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func root(_ width: CGFloat = 300, _ height: CGFloat = 300) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test("S8.6 the named priorities")
  func namedPriorities() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
    #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
    #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
  }

  @Test("S8.6 of two constraints the one with the higher priority holds")
  func higherPriorityHolds() {
    let root = root()
    let view = placed(in: root)
    let low = view.widthAnchor.constraint(equalToConstant: 80)
    low.priority = .defaultLow
    let high = view.widthAnchor.constraint(equalToConstant: 120)
    high.priority = .dragThatCannotResizeScene
    NSLayoutConstraint.activate([
      low, high, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 120)
  }

  @Test("S8.11 a multiplier scales a length, or a position in the common ancestor")
  func multiplierScalesALength() {
    let root = root(400, 200)
    let view = placed(in: root)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .trailing,
        multiplier: 0.25, constant: 10),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottom,
        multiplier: 0.75, constant: -6),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.2),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()

    // Middle 400 / 4 + 10 = 110, bottom 150 - 6 = 144, size 80 by 40.
    #expect(view.frame == CGRect(x: 70, y: 104, width: 80, height: 40))
  }

  @Test("S8.11 a multiplied position is measured from the common ancestor's origin")
  func multipliersAcrossViews() {
    let root = root(400, 200)
    let box = UIView(frame: CGRect(x: 100, y: 0, width: 200, height: 200))
    root.addSubview(box)
    let (inner, outer) = (placed(in: box), placed(in: root))
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20),
      inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(
        item: outer, attribute: .leading, relatedBy: .equal, toItem: inner, attribute: .leading,
        multiplier: 2, constant: 0),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.widthAnchor.constraint(equalToConstant: 10),
      outer.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()

    // The inner view begins at 120 in the root's space.
    #expect(outer.frame.minX == 240)
  }

  @Test("S1.13 the visual format's bar is the superview's edge, also under a safe area")
  func visualFormat() throws {
    let root = InsetView()
    let view = placed(in: root)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[view]|", metrics: nil, views: ["view": view])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[view]|", metrics: nil, views: ["view": view]))
    try Stage.show(root)
    root.layoutIfNeeded()

    #expect(view.frame == root.bounds)
  }

  @Test("S1.21 a view constrained to a moving superview's guide stops following at the inset cap")
  func movingSuperview() throws {
    let root = InsetView()
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
    root.addSubview(box)
    let view = placed(in: box)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    try Stage.show(root)

    // The root's top inset is 44. Down to there the view stays below it, then it moves along.
    for (y, inside, outside) in [(100, 0, 100), (44, 0, 44), (30, 14, 44), (0, 44, 44)]
      as [(CGFloat, CGFloat, CGFloat)] + [(-20, 44, 24), (-100, 44, -56)]
    {
      box.frame.origin.y = y
      root.layoutIfNeeded()
      #expect(view.frame.minY == inside, "with the superview at \(y)")
      #expect(view.convert(view.bounds, to: root).minY == outside, "with the superview at \(y)")
    }
  }

  @Test("S5.12 a stack uses its margins only if isLayoutMarginsRelativeArrangement is true")
  func stackMargins() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    stack.layoutMargins = UIEdgeInsets(10, 20, 30, 40)
    let view = UIView()
    stack.addArrangedSubview(view)
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))

    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 140, height: 60))
  }

  @Test("S8.31 in a stack of fixed width the first of two equal constraints stretches")
  func stackTie() {
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    let (one, other) = (Sized(84, 20), Sized(76, 20))
    stack.addArrangedSubview(one)
    stack.addArrangedSubview(other)
    stack.spacing = 24
    let root = root(393, 100)
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()

    // S8.17's row from 20 to 373: 353 - 24 - 76 is left for the first.
    #expect(one.frame.width == 253)
    #expect(other.frame == CGRect(x: 277, y: 0, width: 76, height: 20))
  }

  /// A view with a size of its own.
  private final class Sized: UIView {
    let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  @Test("S8.15 frames are not rounded to whole points, as they are on a Mac")
  func framesAreNotRoundedToPoints() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = placed(in: root)
    let scale = try Stage.scene().screen.scale
    let third = 25 + 1 / scale
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: third),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: third),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    try Stage.show(root)
    root.layoutIfNeeded()

    #expect(abs(view.frame.minX - third) < 1e-9 && abs(view.frame.width - third) < 1e-9)
  }
}
