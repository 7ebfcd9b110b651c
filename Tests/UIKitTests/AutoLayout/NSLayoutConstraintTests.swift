import CoreGraphics
import Testing

@testable import UIKit

@Suite("NSLayoutConstraint")
@MainActor
struct NSLayoutConstraintTests {
  init() { _ = bootTestScene() }

  private let root = UIView.root(400, 300)
  private let view = UIView.placed()

  @Test("edges with constants give a frame")
  func edgesWithConstantsGiveAFrame() {
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -24),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -30),
    ])
    root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 16, y: 20, width: 360, height: 250))
    #expect(!view.hasAmbiguousLayout)
  }

  @Test("a constant that changes moves the view in the next pass")
  func changedConstantMovesTheView() {
    root.addSubview(view)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([
      leading, view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 30))

    leading.constant = 33
    #expect(view.frame.minX == 0)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 33, y: 0, width: 50, height: 30))
  }

  @Test("the root's new size reaches the view without new constraints")
  func newRootSizeReachesTheView() {
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 130, width: 200, height: 40))

    root.frame.size = CGSize(width: 300, height: 400)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 75, y: 180, width: 150, height: 40))
  }

  @Test("S8.12 a constraint is installed on the nearest common ancestor of its items")
  func commonAncestor() {
    let (left, right, deep) = (UIView.placed(), UIView.placed(), UIView.placed())
    root.add(left, right)
    left.addSubview(deep)
    let across = deep.leadingAnchor.constraint(equalTo: right.leadingAnchor)
    let inside = deep.leadingAnchor.constraint(equalTo: left.leadingAnchor)
    let own = deep.widthAnchor.constraint(equalToConstant: 3)
    NSLayoutConstraint.activate([across, inside, own])

    #expect(root.constraints == [across])
    #expect(left.constraints == [inside])
    #expect(deep.constraints == [own])
    #expect(across.isActive)
    across.isActive = false
    #expect(root.constraints.isEmpty)
  }

  @Test("S8.12 removing a view from its superview removes constraints to other views for good")
  func removedViewsLoseOuterConstraints() {
    root.addSubview(view)
    let edge = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9)
    let size = view.widthAnchor.constraint(equalToConstant: 70)
    NSLayoutConstraint.activate([edge, size])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 9)

    view.removeFromSuperview()
    #expect(!edge.isActive)
    #expect(size.isActive)
    root.addSubview(view)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 0)
    #expect(view.frame.width == 70)
  }

  @Test("a view tree keeps its inner constraints when it is added to a window")
  func addedTreeKeepsItsConstraints() {
    let inner = UIView.placed()
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    view.layoutIfNeeded()
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 40, y: 0, width: 100, height: 50))
    #expect(inner.frame == CGRect(x: 5, y: 6, width: 90, height: 10))
  }

  @Test("constraints reach across views, in the space of the common ancestor")
  func acrossViews() {
    let box = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 100))
    let (inner, outer) = (UIView.placed(), UIView.placed())
    root.add(box, outer)
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
      outer.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 8),
      outer.topAnchor.constraint(equalTo: inner.topAnchor),
      outer.widthAnchor.constraint(equalTo: inner.widthAnchor),
      outer.heightAnchor.constraint(equalTo: inner.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(outer.frame == CGRect(x: 88, y: 70, width: 20, height: 20))

    box.frame.origin.x = 0
    root.layoutIfNeeded()
    #expect(outer.frame.minX == 38)
  }

  @Test("the distance between two anchors is a size", arguments: [1.0, 2.0])
  func anchorDistanceIsASize(multiplier: CGFloat) {
    let other = UIView.placed()
    root.add(view, other)
    let gap = view.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 30),
      gap.constraint(equalTo: view.widthAnchor, multiplier: multiplier),
      other.widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()

    #expect(other.frame.minX == 30 + 30 * multiplier)
  }

  @Test("system spacing between views is 8 points, times the multiplier")
  func systemSpacing() {
    let other = UIView.placed()
    root.add(view, other)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 30),
      other.leadingAnchor.constraint(
        equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()

    #expect(other.frame.minX == 46)
  }

  @Test("S8.14 edges are rounded to the nearest pixels; the size is the distance between them")
  func edgesOnPixels() {
    let scene = bootTestScene()
    let window = UIWindow(windowScene: scene)
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 333.5),
      view.bottomAnchor.constraint(equalTo: window.topAnchor, constant: 667),
    ])
    window.isHidden = false
    window.layoutIfNeeded()

    #expect(scene.screen.scale == 3)
    #expect(abs(view.frame.minY - (333 + 2.0 / 3)) < 1e-9)
    #expect(abs(view.frame.height - (333 + 1.0 / 3)) < 1e-9)
    #expect(abs(view.frame.maxY - 667) < 1e-9)
  }

  @Test("S8.14 each edge goes to the nearest pixel, ties away from zero, errors are not shared")
  func edgesRoundToTheNearestPixel() {
    let scene = bootTestScene()
    let window = UIWindow(windowScene: scene)
    window.addSubview(view)
    let x = view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 25 + 1 / 6)
    NSLayoutConstraint.activate([
      x, view.topAnchor.constraint(equalTo: window.topAnchor, constant: 127 + 2 / 3),
      view.widthAnchor.constraint(equalToConstant: 10.1),
      view.heightAnchor.constraint(equalToConstant: 10.2),
    ])
    window.isHidden = false
    window.layoutIfNeeded()

    // At 3 pixels a point, as in the statement's own examples.
    #expect(scene.screen.scale == 3)
    #expect(abs(view.frame.minX - (25 + 1.0 / 3)) < 1e-9)
    #expect(abs(view.frame.minY - (127 + 2.0 / 3)) < 1e-9)
    #expect(abs(view.bounds.width - 10) < 1e-9)
    #expect(abs(view.bounds.height - (10 + 1.0 / 3)) < 1e-9)
  }

  @Test("S8.16 frames that are set are never rounded")
  func setFramesAreNotRounded() {
    let plain = UIView(frame: CGRect(x: 199.5, y: 0.25, width: 10.3, height: 3))
    root.add(plain, view)
    view.leadingAnchor.constraint(equalTo: plain.trailingAnchor).isActive = true
    root.layoutIfNeeded()

    #expect(plain.frame == CGRect(x: 199.5, y: 0.25, width: 10.3, height: 3))
  }

  @Test("in a right-to-left interface leading is on the right; left stays left")
  func rightToLeft() {
    let other = UIView.placed()
    root.semanticContentAttribute = .forceRightToLeft
    root.add(view, other)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
      other.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 10),
      other.widthAnchor.constraint(equalToConstant: 30),
      other.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 190),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 280)
    #expect(other.frame.minX == 210)

    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    #expect(other.frame.maxX == 190)
  }

  @Test("a transform does not move what constraints say")
  func transformKeepsConstraints() {
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 50, y: 75, width: 200, height: 100))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
  }

  @Test("margins: attributes and guide keep the view's layout margins, and follow them")
  func marginAttributesFollowLayoutMargins() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let other = UIView.placed()
    root.add(view, other)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: root,
        attribute: .leadingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .trailing, relatedBy: .equal, toItem: root,
        attribute: .trailingMargin, multiplier: 1, constant: 0),
      other.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      other.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 2)
    #expect(view.frame.maxX == 396)
    #expect(other.frame.minY == 1)
    #expect(other.frame.maxY == 297)

    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    #expect(view.frame.maxX == 360)
    #expect(other.frame.minY == 10)
    #expect(other.frame.maxY == 270)
  }

  @Test("S1.11 the safe area guide moves with the safe area, inside one pass")
  func safeArea() {
    let probe = InsetView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    probe.supplied = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    let box = UIView.placed()
    probe.addSubview(box)
    box.addSubview(view)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: probe.topAnchor, constant: 20),
      box.leadingAnchor.constraint(equalTo: probe.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: probe.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: probe.safeAreaLayoutGuide.bottomAnchor),
      view.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: box.safeAreaLayoutGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: box.safeAreaLayoutGuide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: box.safeAreaLayoutGuide.bottomAnchor),
    ])
    probe.layoutIfNeeded()

    #expect(box.frame == CGRect(x: 0, y: 20, width: 320, height: 426))
    // 20 of the 44 are above the box; the box ends where the bottom inset begins (S1.1).
    #expect(view.frame == CGRect(x: 10, y: 24, width: 298, height: 402))
  }

  @Test("an app's layout guides are placed like views, and are removed with their constraints")
  func appLayoutGuides() {
    let guide = UILayoutGuide()
    root.addSubview(view)
    root.addLayoutGuide(guide)
    let link = view.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
      guide.widthAnchor.constraint(equalToConstant: 13), link,
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 7)
    #expect(guide.layoutFrame.width == 13)
    #expect(view.frame.minX == 20)

    root.removeLayoutGuide(guide)
    #expect(!link.isActive)
    #expect(guide.owningView == nil)
    #expect(root.layoutGuides.isEmpty)
  }
}
