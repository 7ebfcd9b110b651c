import Foundation
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("The state of a page's touches and which of them are taps")
@MainActor
struct TouchStateTests {
  private let first = NSObject()
  private let second = NSObject()

  private func change(_ object: NSObject, _ x: CGFloat, _ time: TimeInterval) -> TouchState.Change {
    TouchState.Change(
      touch: ObjectIdentifier(object), viewLocation: CGPoint(x: x, y: 0),
      location: CGPoint(x: x, y: 5),
      time: time)
  }

  @Test("A short touch that does not move is a tap")
  func shortStillTouchesAreTaps() {
    var state = TouchState()
    let down = state.handle([change(first, 10, 0)], .began)
    #expect(
      down
        == PageTouch(
          phase: .began, touches: [.init(identifier: 0, location: CGPoint(x: 10, y: 5))]))
    #expect(
      state.handle([change(first, 15, 0.1)], .ended)
        == PageTouch(phase: .ended, touches: [], isTap: true, time: 0.1))
  }

  @Test(
    "A touch that moves, lasts or is canceled is not a tap",
    arguments: [
      (CGFloat(21), 0.1, PageTouch.Phase.ended), (10, 0.8, .ended), (10, 0.1, .cancelled),
    ])
  func movedAndLongTouchesAreNotTaps(_ x: CGFloat, _ time: TimeInterval, _ phase: PageTouch.Phase) {
    var state = TouchState()
    _ = state.handle([change(first, 10, 0)], .began)
    #expect(state.handle([change(first, x, time)], phase)?.isTap == false)
  }

  @Test("Two touches are no tap; a new touch takes the lowest free identifier")
  func twoTouchesAreNoTap() {
    var state = TouchState()
    _ = state.handle([change(first, 10, 0)], .began)
    _ = state.handle([change(second, 90, 0)], .began)
    let lifted = state.handle([change(first, 10, 0.1)], .ended)
    #expect(lifted?.touches.map(\.identifier) == [1])
    #expect(lifted?.isTap == false)
    let again = state.handle([change(first, 10, 0.2)], .began)
    #expect(again?.touches.map(\.identifier) == [1, 0])
  }

  @Test("A canceled touch leaves the others, which move and end")
  func canceledTouchesLeaveTheOthers() {
    var state = TouchState()
    _ = state.handle([change(first, 10, 0)], .began)
    _ = state.handle([change(second, 90, 0)], .began)
    let cancelled = state.handle([change(first, 10, 0.1)], .cancelled)
    #expect(cancelled?.phase == .cancelled && cancelled?.touches.map(\.identifier) == [1])
    #expect(
      state.handle([change(second, 95, 0.2)], .moved)
        == PageTouch(
          phase: .moved, touches: [.init(identifier: 1, location: CGPoint(x: 95, y: 5))], time: 0.2)
    )
    let ended = state.handle([change(second, 95, 0.3)], .ended)
    #expect(ended?.touches == [] && ended?.isTap == false && state.isEmpty)
  }

  @Test("All touches are canceled together when the scroll view takes them over")
  func allTouchesAreCanceledTogether() {
    var state = TouchState()
    _ = state.handle([change(first, 10, 0)], .began)
    _ = state.handle([change(second, 90, 0)], .began)
    let cancelled = state.handle([change(first, 10, 0.1), change(second, 90, 0.1)], .cancelled)
    #expect(cancelled?.touches == [] && state.isEmpty)
  }

  @Test("A touch whose beginning was not reported is ignored")
  func unreportedTouchesAreIgnored() {
    var state = TouchState()
    #expect(state.handle([change(first, 10, 0)], .ended) == nil)
    #expect(state.handle([change(first, 10, 0)], .moved) == nil)
  }
}
