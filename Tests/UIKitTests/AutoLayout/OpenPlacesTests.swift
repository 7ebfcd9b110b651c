import CoreGraphics
import Testing

@testable import UIKit

/// Constraints of a view in a host of 390 by 844 points that leave its frame ambiguous, and the frame
/// that iOS gives it; `nil` where it was not reported.
struct OpenPlace: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let hold: @MainActor @Sendable (_ view: UIView, _ host: UIView) -> [NSLayoutConstraint]
  var x: CGFloat?
  var y: CGFloat?
  var width: CGFloat?
  var height: CGFloat?

  static let all: [OpenPlace] = [
    OpenPlace(testDescription: "right edge only") { view, host in
      [view.rightAnchor.constraint(equalTo: host.rightAnchor, constant: -13)]
    } place: {
      ($0.x, $0.width) = (377, 0)
    },
    OpenPlace(testDescription: "bottom edge only") { view, host in
      [view.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -13)]
    } place: {
      ($0.y, $0.height) = (831, 0)
    },
    OpenPlace(testDescription: "center only") { view, host in
      [
        view.centerXAnchor.constraint(equalTo: host.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: host.centerYAnchor),
      ]
    } place: {
      ($0.x, $0.width, $0.y, $0.height) = (195, 0, 422, 0)
    },
    OpenPlace(testDescription: "left edge at most 72") { view, host in
      [view.leftAnchor.constraint(lessThanOrEqualTo: host.leftAnchor, constant: 72)]
    } place: {
      $0.x = 72
    },
    OpenPlace(testDescription: "100 by 100, bottom edge at most 45 above the host's") {
      view, host in
      [
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 100),
        view.bottomAnchor.constraint(lessThanOrEqualTo: host.bottomAnchor, constant: -45),
      ]
    } place: {
      ($0.y, $0.width, $0.height) = (699, 100, 100)
    },
    OpenPlace(testDescription: "center, width at most 23") { view, host in
      [
        view.centerXAnchor.constraint(equalTo: host.centerXAnchor),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
      ]
    } place: {
      ($0.x, $0.width) = (195, 0)
    },
    OpenPlace(testDescription: "left edge at least 10, then at most 50") { view, host in
      [
        view.leftAnchor.constraint(greaterThanOrEqualTo: host.leftAnchor, constant: 10),
        view.leftAnchor.constraint(lessThanOrEqualTo: host.leftAnchor, constant: 50),
      ]
    } place: {
      ($0.x, $0.width) = (10, 0)
    },
    OpenPlace(testDescription: "left edge at most 50, then at least 10") { view, host in
      [
        view.leftAnchor.constraint(lessThanOrEqualTo: host.leftAnchor, constant: 50),
        view.leftAnchor.constraint(greaterThanOrEqualTo: host.leftAnchor, constant: 10),
      ]
    } place: {
      ($0.x, $0.width) = (50, 0)
    },
  ]

  init(
    testDescription: String,
    _ hold: @escaping @MainActor @Sendable (UIView, UIView) -> [NSLayoutConstraint],
    place: (inout OpenPlace) -> Void
  ) {
    self.testDescription = testDescription
    self.hold = hold
    place(&self)
  }

  func check(_ frame: CGRect) {
    if let x { #expect(frame.minX == x) }
    if let y { #expect(frame.minY == y) }
    if let width { #expect(frame.width == width) }
    if let height { #expect(frame.height == height) }
  }
}

@Suite("Auto Layout · ambiguous frames")
@MainActor
struct OpenPlacesTests {
  private let scene = bootTestScene()
  private let host = UIView.root(390, 844)
  private let view = UIView.placed()

  private func showHost() -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.addSubview(host)
    window.isHidden = false
    return window
  }

  @Test("S8.36 sizes are 0 and positions follow, out of a window", arguments: OpenPlace.all)
  func ambiguousFramesOutOfWindow(place: OpenPlace) {
    host.addSubview(view)
    NSLayoutConstraint.activate(place.hold(view, host))
    host.layoutIfNeeded()
    place.check(view.frame)
    #expect(view.hasAmbiguousLayout)
  }

  @Test("S8.36 sizes are 0 and positions follow, in a window", arguments: OpenPlace.all)
  func ambiguousFramesInWindow(place: OpenPlace) {
    host.addSubview(view)
    NSLayoutConstraint.activate(place.hold(view, host))
    let window = showHost()
    window.layoutIfNeeded()
    place.check(view.frame)
  }

  @Test(
    "S8.36 ambiguous frames are the same when constraints are activated one by one",
    arguments: OpenPlace.all)
  func activationOneByOne(place: OpenPlace) {
    let window = showHost()
    window.layoutIfNeeded()
    host.addSubview(view)
    for constraint in place.hold(view, host) {
      constraint.isActive = true
      window.layoutIfNeeded()
    }
    place.check(view.frame)
  }

  @Test(
    "S8.36 ambiguous frames are the same after other constraints are deactivated",
    arguments: OpenPlace.all)
  func deactivationOfOtherConstraints(place: OpenPlace) {
    let window = showHost()
    host.addSubview(view)
    let all = [
      view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 7),
      view.topAnchor.constraint(equalTo: host.topAnchor, constant: 8),
      view.rightAnchor.constraint(equalTo: host.rightAnchor),
      view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
    ]
    NSLayoutConstraint.activate(all)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 7, y: 8, width: 383, height: 836))
    NSLayoutConstraint.deactivate(all)
    NSLayoutConstraint.activate(place.hold(view, host))
    window.layoutIfNeeded()
    place.check(view.frame)
  }

  @Test("S8.36 an unconstrained position is 0, and positions relative to it follow")
  func positionsRelativeToAnUnconstrainedView() {
    let other = UIView.placed()
    host.add(view, other)
    NSLayoutConstraint.activate([
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
      other.widthAnchor.constraint(equalToConstant: 30),
    ])
    host.layoutIfNeeded()
    #expect(view.frame.minX == 0)
    #expect(view.frame.width == 0)
    #expect(other.frame.minX == 8)
  }
}
