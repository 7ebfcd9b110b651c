import CoreGraphics
import Testing

@testable import UIKit

@Suite("Auto Layout · views with autoresizing masks")
@MainActor
struct AutoresizingMaskTests {
  init() { _ = bootTestScene() }

  @Test("S8.5 a frame with an autoresizing mask is required, and views constrained to it follow")
  func frameIsRequired() {
    let root = UIView.root(300, 300)
    let plain = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let view = FixedView(5, 5)
    root.add(plain, view)
    view.leadingAnchor.constraint(equalTo: plain.trailingAnchor, constant: 1).isActive = true
    view.topAnchor.constraint(equalTo: plain.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 41, y: 60, width: 5, height: 5))

    plain.frame = CGRect(x: 100, y: 0, width: 10, height: 10)
    root.layoutIfNeeded()
    #expect(plain.frame == CGRect(x: 100, y: 0, width: 10, height: 10))
    #expect(view.frame == CGRect(x: 111, y: 10, width: 5, height: 5))
  }

  @Test(
    "S8.1, S8.3 constraints and autoresizing move a view alike when its superview grows",
    arguments: (0..<8).map { UInt($0) })
  func constraintsAndMasksMoveAViewAlike(bits: UInt) {
    var mask: UIView.AutoresizingMask = []
    if bits & 1 != 0 { mask.formUnion([.flexibleLeftMargin, .flexibleTopMargin]) }
    if bits & 2 != 0 { mask.formUnion([.flexibleWidth, .flexibleHeight]) }
    if bits & 4 != 0 { mask.formUnion([.flexibleRightMargin, .flexibleBottomMargin]) }
    let root = UIView.root(200, 100)
    let box = UIView.placed()
    let plain = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 50))
    let follower = FixedView(4, 4)
    root.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor), width,
      box.heightAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    plain.autoresizingMask = mask
    box.add(plain, follower)
    follower.leadingAnchor.constraint(equalTo: plain.trailingAnchor).isActive = true
    follower.topAnchor.constraint(equalTo: plain.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(plain.frame == CGRect(x: 20, y: 10, width: 100, height: 50))
    #expect(follower.frame.minX == 120)

    width.constant = 300
    root.layoutIfNeeded()
    let expected = Autoresizing.frame(
      CGRect(x: 20, y: 10, width: 100, height: 50), mask: mask,
      from: CGSize(width: 200, height: 100), to: CGSize(width: 300, height: 100))
    #expect(abs(plain.frame.minX - expected.minX) < 1e-9)
    #expect(abs(plain.frame.width - expected.width) < 1e-9)
    #expect(abs(follower.frame.minX - expected.maxX) <= 0.5)
  }

  @Test("S8.4 autoresizing masks in logs: three characters an axis, the default is h=--& v=--&")
  func masksInLogs() {
    #expect(NSAutoresizingMaskLayoutConstraint.notation(of: []) == "h=--& v=--&")
    #expect(
      NSAutoresizingMaskLayoutConstraint.notation(of: [.flexibleWidth, .flexibleHeight])
        == "h=-&- v=-&-")
    #expect(
      NSAutoresizingMaskLayoutConstraint.notation(of: [.flexibleLeftMargin, .flexibleBottomMargin])
        == "h=&-- v=--&")
  }
}
