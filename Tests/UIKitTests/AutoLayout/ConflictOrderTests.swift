import CoreGraphics
import Testing

@testable import UIKit

@Suite("Auto Layout · the order of conflicts")
@MainActor
final class ConflictOrderTests {
  private var reports: [String] = []

  init() {
    _ = bootTestScene()
    Runtime.report = { [weak self] in self?.reports.append($0) }
  }

  /// A view in a root, with conflicting constraints.
  private func conflict() -> (root: UIView, constraints: [NSLayoutConstraint]) {
    let root = UIView.root(300, 300)
    let view = UIView.placed()
    root.addSubview(view)
    let constraints = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      view.widthAnchor.constraint(equalToConstant: 50),
    ]
    for (index, constraint) in constraints.enumerated() { constraint.identifier = "c\(index)" }
    return (root, constraints)
  }

  @Test(
    "S8.23 the printed list is in the order of activation",
    arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func reportListsInActivationOrder(order: [Int]) throws {
    let (root, constraints) = conflict()
    for index in order { constraints[index].isActive = true }
    root.layoutIfNeeded()

    let report = try #require(reports.first)
    let list = try #require(report.split(separator: "Will attempt").first)
    let places = try order.map { try #require(list.range(of: "'c\($0)'")).lowerBound }
    #expect(places == places.sorted())
    // S8.21: the width breaks whatever the order.
    #expect(report.contains("breaking constraint \n<NSLayoutConstraint:"))
    let broken = try #require(report.range(of: "breaking constraint"))
    #expect(report[broken.upperBound...].contains("'c2'"))
  }

  // MARK: S8.24

  /// A chain of views from edge to edge of a root.
  private func chain(_ views: [UIView], in root: UIView) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var previous = root.leadingAnchor
    for view in views {
      constraints.append(view.leadingAnchor.constraint(equalTo: previous))
      constraints.append(view.topAnchor.constraint(equalTo: root.topAnchor))
      previous = view.trailingAnchor
    }
    return constraints + [root.trailingAnchor.constraint(equalTo: previous)]
  }

  @Test("S8.24 a chain of five with one width too many breaks one width, whatever the order")
  func chainOfFive() {
    var widths: Set<[CGFloat]> = []
    for turn in 0..<5 {
      let root = UIView.root(300, 100)
      let views = (0..<5).map { _ in UIView.placed() }
      for view in views { root.addSubview(view) }
      var all = chain(views, in: root)
      all += views.enumerated().map { index, view in
        view.widthAnchor.constraint(equalToConstant: CGFloat(50 + 10 * index))
      }
      // 50 + 60 + 70 + 80 + 90 are 350 in 300: one has to break.
      NSLayoutConstraint.activate(Array(all[turn...] + all[..<turn]))
      root.layoutIfNeeded()
      widths.insert(views.map(\.frame.width))
    }
    #expect(widths.count == 1)
    #expect(widths.first?.reduce(0, +) == 300)
    #expect(zip(widths.first ?? [], [50, 60, 70, 80, 90]).filter { $0 != $1 }.count == 1)
  }

  @Test("S8.24 a conflict in a nested view breaks only constraints of that view")
  func nestedConflictBreaksNestedConstraints() {
    let root = UIView.root(300, 100)
    let (outer, inner) = (UIView.placed(), UIView.placed())
    root.addSubview(outer)
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.widthAnchor.constraint(equalToConstant: 200),
      outer.heightAnchor.constraint(equalToConstant: 50),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.widthAnchor.constraint(equalToConstant: 60),
    ])
    root.layoutIfNeeded()

    #expect(outer.frame == CGRect(x: 20, y: 0, width: 200, height: 50))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(reports.count == 1)
  }

  @Test(
    "S8.24 a broken constraint holds while the conflicting one is inactive, and breaks again after")
  func brokenConstraintHoldsAgain() {
    let (root, constraints) = conflict()
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    let view = root.subviews[0]
    #expect(view.frame.width == 280)
    constraints[1].isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    constraints[1].isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 280)
  }

  @Test("S8.24 siblings that are alike break alike, whichever was made first")
  func equalSiblingsBreakAlike() {
    for isSwapped in [false, true] {
      let root = UIView.root(300, 100)
      let views = [UIView.placed(), UIView.placed()]
      for view in isSwapped ? views.reversed() : views { root.addSubview(view) }
      for view in isSwapped ? views.reversed() : views {
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: -10),
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: -20),
          view.widthAnchor.constraint(equalToConstant: 10),
        ])
      }
      root.layoutIfNeeded()
      // S8.21: of -10 and -20 the larger one, -10, breaks.
      #expect(views.map(\.frame.minX) == [-20, -20])
    }
  }

  @Test("S8.24 a required content size and a required width exclude each other; one of them holds")
  func contentAgainstWidth() {
    let root = UIView.root(300, 100)
    let view = FixedView(80, 20)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(reports.count == 1)
    #expect([30, 80].contains(view.frame.width))
  }

  @Test("13.1 the order of activation does not change which constraint breaks")
  func randomOrders() {
    for seed in 100..<160 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let recipe = (0..<6).map { _ in
        (Int(random.number(upTo: 3.999)), (random.number(upTo: 9)).rounded() * 10)
      }
      func frame(_ order: [Int]) -> CGRect {
        let root = UIView.root(300, 300)
        let view = UIView.placed()
        root.addSubview(view)
        let constraints = recipe.map { kind, constant in
          switch kind {
          case 0: view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: constant)
          case 1: view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -constant)
          case 2: view.widthAnchor.constraint(equalToConstant: constant)
          default: view.centerXAnchor.constraint(equalTo: root.leadingAnchor, constant: constant)
          }
        }
        NSLayoutConstraint.activate(
          [
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 1),
          ] + order.map { constraints[$0] })
        root.layoutIfNeeded()
        return view.frame
      }
      let first = frame(Array(0..<6))
      // In an ambiguous layout the order may matter (S8.17).
      let kinds = Set(recipe.map(\.0))
      guard kinds.count > 1 else { continue }
      for _ in 0..<4 {
        var order = Array(0..<6)
        order.shuffle(using: &random)
        #expect(frame(order) == first, "seed \(seed), \(recipe), \(order)")
      }
    }
  }
}
