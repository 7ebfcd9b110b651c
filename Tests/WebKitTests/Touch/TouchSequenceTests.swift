import CoreGraphics
import Testing
import WebEngine

@testable import WebKit

@Suite("Whether the page or the scroll view handles touches")
@MainActor
struct TouchSequenceTests {
  private let page = FakeWebPage(
    PageConfiguration(
      viewport: PageViewport(screenSize: .zero, deviceScaleFactor: 1, unobscuredSize: .zero)))
  private let sequence = TouchSequence()
  private static let cancel = PageTouch(phase: .cancelled, touches: [])

  private func touch(_ phase: PageTouch.Phase, _ y: CGFloat) -> PageTouch {
    let touches: [PageTouch.Touch] = [.init(identifier: 0, location: CGPoint(x: 0, y: y))]
    return PageTouch(phase: phase, touches: phase == .ended ? [] : touches)
  }

  /// Moves a touch up by 10 points a step; it scrolls from the second step on.
  private func drag() async throws {
    try await sequence.send(touch(.began, 0), .unknown, to: page)
    try await sequence.send(touch(.moved, -10), .unknown, to: page)
    try await sequence.send(touch(.moved, -20), .scroll(CGPoint(x: 0, y: -20)), to: page)
    try await sequence.send(touch(.moved, -30), .scroll(CGPoint(x: 0, y: -30)), to: page)
    try await sequence.send(touch(.ended, -30), .scroll(CGPoint(x: 0, y: -30)), to: page)
  }

  private var told: [PageTouch] {
    page.commands.compactMap { if case .touch(let touch) = $0 { touch } else { nil } }
  }

  @Test("a drag that the page does not handle is the scroll view's; the page gets one touchcancel")
  func unhandledDragsScrollTheView() async throws {
    try await drag()
    #expect(sequence.owner == .view)
    #expect(
      told == [
        touch(.began, 0), touch(.moved, -10), touch(.moved, -20), Self.cancel,
      ])
  }

  @Test("a touch whose event a script prevents is the page's until it ends", arguments: 0..<3)
  func preventedTouchesAreThePages(at event: Int) async throws {
    var responses = Array(repeating: PageTouch.Response(), count: event)
    responses.append(PageTouch.Response(isPrevented: true))
    page.respondToTouches(with: responses)
    try await drag()
    #expect(sequence.owner == .page)
    #expect(told.map(\.phase) == [.began, .moved, .moved, .moved, .ended])
  }

  @Test("a drag in a scrollable box is the page's only in the directions in which the box scrolls")
  func dragsInBoxesAreThePages() async throws {
    page.respondToTouches(with: [PageTouch.Response(directions: [.left, .up])])
    try await drag()
    #expect(sequence.owner == .page)

    let other = TouchSequence()
    page.respondToTouches(with: [PageTouch.Response(directions: [.left, .down])])
    try await other.send(touch(.began, 0), .unknown, to: page)
    try await other.send(touch(.moved, -20), .scroll(CGPoint(x: -3, y: -20)), to: page)
    #expect(other.owner == .view)
  }

  @Test("the owner of a touch is undecided until it has moved by 15 pixels")
  func touchOwnerIsDecidedAfter15Pixels() async throws {
    try await sequence.send(touch(.began, 0), .unknown, to: page)
    try await sequence.send(touch(.moved, -12), .scroll(CGPoint(x: 0, y: -12)), to: page)
    #expect(sequence.owner == .undecided)
    page.respondToTouches(with: [PageTouch.Response(isPrevented: true)])
    try await sequence.send(touch(.moved, -24), .scroll(CGPoint(x: 0, y: -24)), to: page)
    #expect(sequence.owner == .page)
  }

  @Test("touchend has the time of the touch's last event")
  func touchendHasTheLastEventsTime() async throws {
    var touch = touch(.began, 0)
    touch.time = 71
    try await sequence.send(touch, .other, to: page)
    #expect(told.map(\.phase) == [.cancelled])
    #expect(told.map(\.time) == [71])
  }

  @Test("an app's pinch or swipe gesture takes over the touches immediately")
  func appGesturesTakeTheTouches() async throws {
    try await sequence.send(touch(.began, 0), .unknown, to: page)
    try await sequence.send(touch(.moved, -5), .other, to: page)
    #expect(sequence.owner == .view)
    #expect(told == [touch(.began, 0), Self.cancel])
  }

  @Test("other touches belong to the page")
  func otherTouchesBelongToThePage() async throws {
    try await sequence.send(touch(.began, 0), .unknown, to: page)
    #expect(sequence.owner == .undecided)
    try await sequence.send(touch(.ended, 0), .unknown, to: page)
    #expect(sequence.owner == .page)
  }

  @Test("touches on an unresponsive page belong to the scroll view")
  func unresponsivePagesLeaveTheTouches() async throws {
    page.refuse(with: WebEngineError(.engineTerminated, "It died."))
    await #expect(throws: WebEngineError.self) {
      try await sequence.send(touch(.began, 0), .unknown, to: page)
    }
    #expect(sequence.owner == .view)
  }
}
