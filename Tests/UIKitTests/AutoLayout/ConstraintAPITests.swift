import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Uses of constraints by layout libraries, beside activation.
@Suite("NSLayoutConstraint and NSLayoutAnchor as layout libraries use them")
@MainActor
struct ConstraintAPITests {
  init() { _ = bootTestScene() }

  private let root = UIView.root(400, 300)
  private let view = UIView.placed()

  private final class Labelled: NSLayoutConstraint {
    var label = "none"
  }

  @Test("a subclass inherits the initializers, and its constraints lay out")
  func aSubclassInheritsTheInitializers() {
    root.addSubview(view)
    let width = Labelled(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 70)
    width.label = "width"
    NSLayoutConstraint.activate([width, view.heightAnchor.constraint(equalToConstant: 30)])
    root.layoutIfNeeded()

    #expect(view.bounds.size == CGSize(width: 70, height: 30) && width.label == "width")
    #expect(width.description.contains("Labelled"))
  }

  @Test("init() makes a constraint without items")
  func initMakesAConstraintWithoutItems() {
    let constraint = NSLayoutConstraint()

    #expect(constraint.firstItem == nil && constraint.secondItem == nil)
    #expect(constraint.firstAttribute == .notAnAttribute && constraint.relation == .equal)
    #expect(constraint.constant == 0 && constraint.priority == .required)
    #expect(!constraint.isActive && constraint.secondAnchor == nil)
  }

  @Test("a constraint has the anchors that created it")
  func constraintHasItsAnchors() {
    root.addSubview(view)
    let constraint = view.topAnchor.constraint(equalTo: root.bottomAnchor)
    let size = view.widthAnchor.constraint(equalToConstant: 3)

    #expect(constraint.firstAnchor == view.topAnchor)
    #expect(constraint.secondAnchor == root.bottomAnchor)
    #expect(size.firstAnchor == view.widthAnchor && size.secondAnchor == nil)
    #expect(constraint.firstAnchor.item === view && constraint.firstAnchor != view.bottomAnchor)
  }

  @Test("anchors of the same part of the same item are equal, and have the same hash")
  func equalAnchors() {
    let guide = UILayoutGuide()
    #expect(view.topAnchor == view.topAnchor && view.topAnchor.hash == view.topAnchor.hash)
    #expect(view.topAnchor != view.bottomAnchor && view.topAnchor != root.topAnchor)
    #expect(guide.leadingAnchor == guide.leadingAnchor)
    #expect(guide.leadingAnchor != view.leadingAnchor)
    #expect(
      view.leadingAnchor.anchorWithOffset(to: root.leadingAnchor)
        == view.leadingAnchor.anchorWithOffset(to: root.leadingAnchor))
    #expect(!view.topAnchor.isEqual(view) && !view.topAnchor.isEqual(nil))
    #expect(Set([view.topAnchor, view.topAnchor, root.topAnchor]).count == 2)
  }

  @Test("a multiplier of 0 leaves the constant alone, without a second item")
  func multiplierOfZero() {
    root.addSubview(view)
    let constraint = view.widthAnchor.constraint(
      equalTo: root.widthAnchor, multiplier: 0, constant: 12)

    #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.multiplier == 1 && constraint.constant == 12)
  }

  @Test("S8.41 left == top: an x anchor may be constrained to a y anchor")
  func leftEqualsTop() {
    let lower = UIView(frame: CGRect(x: 0, y: 40, width: 30, height: 30))
    root.addSubview(lower)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: lower, attribute: .top,
        multiplier: 2, constant: 5),
    ])
    root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 85, y: 0, width: 10, height: 10))

    lower.frame.origin.y = 50
    root.layoutIfNeeded()
    #expect(view.frame.minX == 105)
  }

  @Test("S8.41 top == left across views is a coordinate in the common ancestor's space")
  func topEqualsLeftAcrossViews() {
    let box = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 7, y: 9, width: 20, height: 20))
    root.addSubview(box)
    box.addSubview(inner)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: inner, attribute: .left,
        multiplier: 1, constant: 0),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 0, y: 57, width: 10, height: 10))
  }

  @Test("the priority of an active constraint becomes required, or not, before there is a window")
  func priorityBeforeWindow() {
    let detached = UIView()
    detached.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    width.priority = .defaultHigh
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    root.addSubview(detached)
    root.layoutIfNeeded()

    #expect(width.priority == .defaultHigh && view.bounds.width == 30)
  }

  @Test("layout guides of bars have anchors")
  func layoutSupport() {
    let controller = UIViewController()
    let guide: any UILayoutSupport = controller.topLayoutGuide
    let constraint = guide.bottomAnchor.constraint(equalTo: controller.view.topAnchor)

    #expect(constraint.firstItem === guide && guide.heightAnchor == guide.heightAnchor)
    #expect(guide.topAnchor != guide.bottomAnchor)
  }
}
