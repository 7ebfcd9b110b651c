import CoreGraphics
import Testing

@testable import UIKit

@Suite("Auto Layout · reports of conflicting constraints")
@MainActor
final class ConflictReportTests {
  private var reports: [String] = []

  init() {
    _ = bootTestScene()
    Runtime.report = { [weak self] in self?.reports.append($0) }
  }

  private func pin(_ view: UIView, in root: UIView) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ]
  }

  @Test("S8.3, S8.19 a conflict with the constraints of an autoresizing mask lists them, too")
  func autoresizingMaskConstraintsAreListed() throws {
    let root = UIView.root(375, 812)
    let view = UIView()
    root.addSubview(view)
    NSLayoutConstraint.activate(pin(view, in: root))
    root.layoutIfNeeded()

    let report = try #require(reports.first)
    #expect(report.hasPrefix("[LayoutConstraints] Unable to simultaneously satisfy constraints."))
    #expect(report.contains("<NSAutoresizingMaskLayoutConstraint:0x"))
    #expect(report.contains("h=--& v=--&"))
    #expect(report.contains("Will attempt to recover by breaking constraint \n<NS"))
    #expect(report.contains("UIViewAlertForUnsatisfiableConstraints"))
    // The mask's constraints hold: the view stays at its frame.
    #expect(!report.contains("breaking constraint \n<NSAutoresizingMaskLayoutConstraint"))
    #expect(view.frame == .zero)
  }

  @Test("S8.20 a broken constraint is reported once, and again when it breaks again")
  func brokenConstraintIsReportedOnce() {
    let root = UIView.root(300, 300)
    let view = UIView.placed()
    root.addSubview(view)
    let (narrow, wide) = (
      view.widthAnchor.constraint(equalToConstant: 100),
      view.widthAnchor.constraint(equalToConstant: 200)
    )
    NSLayoutConstraint.activate([
      narrow, wide, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(reports.count == 1)
    // S8.21: of two widths the larger one breaks.
    #expect(view.frame.width == 100)

    narrow.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    narrow.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    #expect(reports.count == 2)
  }

  @Test(
    "S8.21 the constraint that breaks depends on the constraints, not on their order",
    arguments: [false, true])
  func brokenConstraintIgnoresOrder(isReversed: Bool) {
    let root = UIView.root(300, 300)
    let view = UIView.placed()
    root.addSubview(view)
    var constraints = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ]
    if isReversed { constraints.reverse() }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()

    // The width gives way to both edges; of two tops the larger constant breaks.
    #expect(view.frame.minX == 10)
    #expect(view.frame.maxX == 290)
    #expect(view.frame.minY == 10)
    #expect(reports.count == 2)
  }

  @Test("S8.20 an optional constraint that cannot hold is not reported")
  func optionalConstraintsAreNotReported() {
    let root = UIView.root(300, 300)
    let view = UIView.placed()
    root.addSubview(view)
    let weak = view.widthAnchor.constraint(equalToConstant: 50)
    weak.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate(pin(view, in: root) + [weak])
    root.layoutIfNeeded()

    #expect(view.frame == root.bounds)
    #expect(reports.isEmpty)
  }

  @Test("logs name views, relation, constant, priority and state")
  func logsNameViewsRelationConstant() {
    let root = UIView.root(300, 300)
    let view = UIView.placed()
    root.addSubview(view)
    let (own, outer) = (LayoutLog.name(of: view), LayoutLog.name(of: root))
    let width = view.widthAnchor.constraint(
      equalTo: root.widthAnchor, multiplier: 0.5, constant: -8)
    width.priority = .defaultHigh
    width.identifier = "half"
    #expect(
      width.description
        == "<NSLayoutConstraint:\(LayoutLog.address(of: width)) 'half' \(own).width == "
        + "0.5*\(outer).width - 8 @750   (inactive)>")
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
    leading.isActive = true
    #expect(
      leading.description
        == "<NSLayoutConstraint:\(LayoutLog.address(of: leading)) H:|-(16)-[\(own)]   "
        + "(active, names: '|':\(outer) )>")
  }
}
