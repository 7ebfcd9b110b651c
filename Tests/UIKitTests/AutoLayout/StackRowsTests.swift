import CoreGraphics
import Testing

@testable import UIKit

@Suite("UIStackView · constraints that were not read")
@MainActor
final class StackRowsTests {
  private var reports: [String] = []

  init() {
    _ = bootTestScene()
    Runtime.report = { [weak self] in self?.reports.append($0) }
  }

  /// A stack with margins of its own, a nested stack, text and a hidden view, pinned in a root.
  private func make(_ change: (UIStackView) -> Void) -> (
    root: UIView, stack: UIStackView, isTold: Bool
  ) {
    let root = UIView.root(400, 300)
    let label = UILabel()
    label.text = "Stone Pier"
    let small = UILabel()
    small.text = "noon"
    small.font = .systemFont(ofSize: 11)
    let hidden = FixedView(30, 30)
    hidden.isHidden = true
    let inner = UIStackView(arrangedSubviews: [FixedView(10, 20), FixedView(12, 8)])
    inner.alignment = .center
    let stack = UIStackView(arrangedSubviews: [
      label, FixedView(40, 20), hidden, small, inner, FixedView(60, 30),
    ])
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 5, bottom: 3, trailing: 9)
    stack.translatesAutoresizingMaskIntoConstraints = false
    change(stack)
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 11),
      stack.widthAnchor.constraint(equalToConstant: 380),
      stack.heightAnchor.constraint(equalToConstant: 250),
    ])
    return (root, stack, false)
  }

  private func frames(_ view: UIView) -> [CGRect] {
    [view.frame] + view.subviews.flatMap(frames)
  }

  private func readConstraints(_ view: UIView) {
    _ = view.constraints
    for view in view.subviews { readConstraints(view) }
  }

  nonisolated static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  nonisolated static let alignments: [UIStackView.Alignment] = [
    .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
  ]

  @Test(
    "S8.25 frames do not depend on whether the stack's constraints were read before layout",
    arguments: distributions, alignments)
  func sameFrames(
    distribution: UIStackView.Distribution, alignment: UIStackView.Alignment
  ) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for kind in 0..<8 {
        func change(_ stack: UIStackView) {
          (stack.axis, stack.distribution, stack.alignment) = (axis, distribution, alignment)
          stack.spacing = 6
          stack.isLayoutMarginsRelativeArrangement = kind & 1 != 0
          stack.isBaselineRelativeArrangement = kind & 2 != 0
          if kind & 4 != 0 { stack.semanticContentAttribute = .forceRightToLeft }
        }
        var rows = make(change)
        reports = []
        rows.root.layoutIfNeeded()
        rows.isTold = !reports.isEmpty
        let listed = make(change)
        listed.root.updateConstraintsIfNeeded()
        readConstraints(listed.root)
        #expect(listed.stack.constraintState.stackRows == nil)
        listed.root.layoutIfNeeded()

        // A conflict report lists constraints, and so reads them: some of these stacks have no space.
        #expect((rows.stack.constraintState.stackRows == nil) == rows.isTold)
        #expect(frames(rows.root) == frames(listed.root), "\(axis) \(kind)")
        // Constraints that are read after layout are the same, and change no frame.
        #expect(describe(rows.stack) == describe(listed.stack))
        let before = frames(rows.root)
        rows.root.setNeedsLayout()
        rows.root.layoutIfNeeded()
        #expect(frames(rows.root) == before)
      }
    }
  }

  private func describe(_ stack: UIStackView) -> [String] {
    let places = Dictionary(
      uniqueKeysWithValues: ([stack] + stack.arrangedSubviews).enumerated().map {
        (ObjectIdentifier($0.element), $0.offset)
      })
    func index(_ item: AnyObject?) -> Int { item.flatMap { places[ObjectIdentifier($0)] } ?? -1 }
    return stack.constraints.filter { $0.identifier?.hasPrefix("UISV") ?? false }.map {
      """
      \($0.identifier ?? "") \(index($0.firstItem)).\($0.firstAttribute) \($0.relation) \
      \($0.multiplier) \(index($0.secondItem)).\($0.secondAttribute) \($0.constant) \
      \($0.priority.rawValue) \($0.isActive)
      """
    }
  }

  @Test("S8.27 a constraint read from a stack can be changed and deactivated")
  func readConstraintsCanBeChanged() throws {
    let stack = UIStackView(arrangedSubviews: [FixedView(40, 20), FixedView(60, 30)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 10
    let root = UIView.root(400, 300)
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 110)

    let spacing = try #require(stack.constraints.first { $0.identifier == "UISV-spacing" })
    #expect(spacing.isActive && spacing.constant == 10)
    #expect(spacing.firstItem === stack.arrangedSubviews[1])
    spacing.constant = 25
    root.layoutIfNeeded()
    #expect(stack.frame.width == 125)
    #expect(stack.arrangedSubviews[1].frame.minX == 65)

    let end = try #require(
      stack.constraints.first {
        $0.identifier == "UISV-canvas-connection" && $0.firstAttribute == .trailing
      })
    end.isActive = false
    let width = stack.widthAnchor.constraint(equalToConstant: 300)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 300)
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 65, y: 0, width: 60, height: 30))

    // A change of the arrangement creates new constraints.
    stack.spacing = 5
    root.layoutIfNeeded()
    #expect(!spacing.isActive)
    #expect(stack.arrangedSubviews[1].frame.maxX == 300)
  }

  @Test("S8.25 constraints that affect a view in a stack are listed for the view and for the stack")
  func constraintsAffectingAnArrangedView() {
    let view = FixedView(40, 20)
    let stack = UIStackView(arrangedSubviews: [view])
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView.root(400, 300)
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()

    let names = view.constraintsAffectingLayout(for: .horizontal).compactMap(\.identifier)
    #expect(names == ["UISV-canvas-connection", "UISV-canvas-connection"])
    let own = stack.constraintsAffectingLayout(for: .vertical).compactMap(\.identifier)
    #expect(own == ["UISV-alignment", "UISV-alignment"])
  }

  @Test("S8.19 the report of a conflict with a stack names the stack's constraints")
  func conflictReportNamesStackConstraints() throws {
    let stack = UIStackView(arrangedSubviews: [FixedView(40, 20), FixedView(60, 30)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.distribution = .fillEqually
    let root = UIView.root(400, 300)
    root.addSubview(stack)
    let views = stack.arrangedSubviews
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      views[0].widthAnchor.constraint(equalToConstant: 50),
      views[1].widthAnchor.constraint(equalToConstant: 70),
    ])
    root.layoutIfNeeded()

    let report = try #require(reports.first)
    #expect(report.contains("'UISV-fill-equally'"))
    #expect(report.contains("FixedView:0x") && report.contains("(active)>"))
    let equal = try #require(stack.constraints.first { $0.identifier == "UISV-fill-equally" })
    #expect(report.contains(LayoutLog.address(of: equal)))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(reports.count == 1)
  }

  @Test("a view removed from a stack has none of its constraints, whether they were read or not")
  func removedViewHasNoStackConstraints() {
    for asks in [false, true] {
      let (first, second) = (FixedView(40, 20), FixedView(60, 30))
      let stack = UIStackView(arrangedSubviews: [first, second])
      stack.translatesAutoresizingMaskIntoConstraints = false
      let root = UIView.root(400, 300)
      root.addSubview(stack)
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      if asks { #expect(stack.constraints.count == 7) }

      root.addSubview(second)
      NSLayoutConstraint.activate([
        second.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200),
        second.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      ])
      root.layoutIfNeeded()
      #expect(second.frame == CGRect(x: 200, y: 100, width: 60, height: 30))
      #expect(stack.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
      #expect(reports.isEmpty)
    }
  }

  @Test("a spacing of NaN traps with the constraint's message")
  func spacingNaN() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = bootTestScene()
        let stack = UIStackView(arrangedSubviews: [FixedView(40, 20), FixedView(60, 30)])
        stack.spacing = .nan
        stack.layoutIfNeeded()
      }
    }
  }
}
